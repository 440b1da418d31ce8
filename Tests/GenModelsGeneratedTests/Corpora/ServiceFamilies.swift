@testable import GenModelsCorpora

/// What services answer and tell.
extension CorpusFamily {
  static let activityStreams = CorpusFamily(
    name: "activitystreams", roots: [Root(ActivityStreamsThing.self)], run: 23,
    refused: [
      // A tag of several texts is not in version 1 of the language.
      "core-ex20-jsonld.json",
      "fail__array-at-top.json", "fail__name-as-namemap.json", "fail__number-as-type.json",
    ])

  static let anthropic = CorpusFamily(
    name: "anthropic-messages",
    roots: [Root("*.jsonl", [AnthropicStreamEvent].self), Root(AnthropicMessage.self)],
    run: 18,
    // The input of tools and what they give.
    figures: Figures(json: 18, extras: 1))

  static let aws = CorpusFamily(
    name: "aws-events", roots: [Root(LambdaEvent.self)], run: 41,
    names: [
      "aws:mq": "mq", "aws:rmq": "rmq", "aws:kafka": "kafka", "aws:s3": "s3", "aws:sqs": "sqs",
      "aws:sns": "sns", "aws:ses": "ses", "aws:kinesis": "kinesis",
      "aws:codecommit": "codeCommit",
      "EC2 Instance Launch Successful": "launchSuccessful",
      "EC2 Instance Launch Unsuccessful": "launchUnsuccessful",
      "EC2 Instance Terminate Successful": "terminateSuccessful",
      "EC2 Instance Terminate Unsuccessful": "terminateUnsuccessful",
      "EC2 Instance-launch Lifecycle Action": "launchAction",
      "EC2 Instance-terminate Lifecycle Action": "terminateAction",
      "CodeDeploy Deployment State-change Notification": "deployment",
      "CodeDeploy Instance State-change Notification": "instanceDeployment",
      "CodePipeline Pipeline Execution State Change": "pipeline",
      "CodePipeline Stage Execution State Change": "pipelineStage",
      "CodePipeline Action Execution State Change": "pipelineAction",
      "ECR Image Action": "imageAction",
      "ECR Image Scan": "imageScan",
      "ECS Container Instance State Change": "containerInstance",
    ],
    // The details of containers, mails, commits and messages.
    figures: Figures(json: 12, extras: 101))

  static let cargo = CorpusFamily(
    name: "cargo-messages",
    roots: [Root("*.jsonl", [CargoMessage].self), Root([CargoDiagnostic].self)], run: 20)

  static let cloudEvents = CorpusFamily(
    name: "cloudevents",
    roots: [
      Root("spec_01.json", CloudSubscription.self, oracle: .nothing),
      Root("spec_*", CloudFilter.self, oracle: .nothing),
      Root("json-format_07.json", [CloudEvent].self),
      Root("json-format_*", CloudEvent.self),
      Root("correlation_*", CloudEvent.self),
      Root("verifiability_01.json", CloudEvent.self),
      Root("verifiability_03.json", CloudEventSignature.self, oracle: .nothing),
      Root("verifiability_04.json", CloudEvent.self),
      Root("verifiability_*", CloudEventDigests.self, oracle: .nothing),
    ],
    run: 29,
    others: [
      "primer_02.json": "an event of Azure Event Grid",
      "primer_03.json": "an event of Google Cloud Functions",
      "primer_04.json": "an event of Amazon EventBridge",
      "primer_05.json": "a request to OpenWhisk",
      "primer_06.json": "an event of the cloud auditing data federation",
      "primer_07.json": "an event of Adobe's",
      "sample1_a.yaml": "a script of the conformance tool",
      "sample8_b.yaml": "a script of the conformance tool",
      "v1.yaml": "a script of the conformance tool",
      "v1_minimum.yaml": "a script of the conformance tool",
    ],
    // The data of events; extension attributes.
    figures: Figures(json: 17, extras: 33))

  static let gitHub = CorpusFamily(
    name: "github-webhooks",
    roots: [
      Root("issues__*", GitHubIssuesEvent.self),
      Root("pull_request__*", GitHubPullRequestEvent.self),
      Root("star__*", GitHubStarEvent.self),
      Root("push__*", GitHubPushEvent.self, oracle: .nothing),
      Root("*", GitHubOtherEvent.self, oracle: .nothing),
    ],
    run: 22,
    // Installations; the many addresses of every repository and user.
    figures: Figures(json: 3, extras: 2232))

  static let graphQLResponses = CorpusFamily(
    name: "graphql-starwars-responses",
    roots: [
      Root("interface_*", StarWarsEntities.self), Root("fragment_*", StarWarsEntities.self),
      Root("union_*", StarWarsEntities.self), Root(StarWarsResponse.self),
    ],
    run: 24, isOrdered: false,
    // A part that is null is no part, and left out.
    nulls: ["ResponseDataNull.json"],
    // Scalars of the schema's own.
    figures: Figures(json: 3, extras: 3))

  static let mastodon = CorpusFamily(
    name: "mastodon",
    roots: [
      Root("Notification.json", MastodonNotification.self, oracle: .keys),
      Root("Notifications.json", [MastodonNotification].self),
      Root("Status*", MastodonStatus.self, oracle: .nothing),
      Root("Timeline.json", [MastodonStatus].self, oracle: .nothing),
      Root("Attachment.json", MastodonAttachment.self, oracle: .keys),
      Root("Card.json", MastodonCard.self, oracle: .nothing),
      Root("Context.json", MastodonContext.self, oracle: .keys),
      Root("Results.json", MastodonResults.self, oracle: .keys),
      Root("RequestError.json", MastodonRequestError.self, oracle: .keys),
      Root("Instance.json", MastodonInstance.self, oracle: .keys),
    ],
    run: 11,
    // The author and size of a card.
    figures: Figures(extras: 8))

  static let mcp = CorpusFamily(
    name: "mcp",
    roots: [
      Root("CallToolRequest*", MCPMessage.self),
      Root("CancelledNotification*", MCPMessage.self),
      Root("LoggingMessageNotification*", MCPMessage.self),
      Root("ProgressNotification*", MCPMessage.self),
      Root("ToolListChangedNotification*", MCPMessage.self),
      Root("ElicitRequest__*", MCPMessage.self),
      Root("CallToolResult*", MCPCallToolResult.self),
      Root("CreateMessageRequestParams*", MCPCreateMessage.self, oracle: .nothing),
      Root("CreateMessageResult*", MCPCreateMessageResult.self),
      Root("InputRequests*", [String: MCPCall].self, oracle: .nothing),
      Root("InputResponses*", [String: MCPInputResponse].self, oracle: .nothing),
      Root("MethodNotFoundError__*", MCPFailure.self, oracle: .nothing),
      Root("ParseError__*", MCPFailure.self, oracle: .nothing),
      Root("SamplingMessage*", MCPSamplingMessage.self),
      Root("ServerCapabilities*", MCPCapabilities.self, oracle: .nothing),
      Root("StringSchema*", MCPPrimitiveSchema.self),
      Root("Titled*", MCPPrimitiveSchema.self),
      Root("BlobResourceContents*", MCPResource.self, oracle: .nothing),
      Root("TextResourceContents*", MCPResource.self, oracle: .nothing),
      Root(MCPContent.self),
    ],
    run: 42, names: ["notifications/message": "logMessage"],
    // The arguments of tools and what extensions say.
    figures: Figures(json: 16, extras: 1))

  static let notion = CorpusFamily(
    name: "notion",
    roots: [Root("block_array*", [NotionObject].self), Root(NotionObject.self)],
    run: 15,
    // Rollups; what databases, columns and bots have beside their kind.
    figures: Figures(json: 2, extras: 49))

  static let slack = CorpusFamily(
    name: "slack-events",
    roots: [
      Root("rtm*", SlackEvent.self), Root("view*", SlackView.self), Root(SlackEnvelope.self),
    ],
    run: 23,
    // Items of any kind; what differs by workspace.
    figures: Figures(json: 10, extras: 357))

  static let stripe = CorpusFamily(
    name: "stripe-objects",
    roots: [Root("fixtures3.json", StripeFixtures.self), Root(StripeObject.self)],
    run: 20, isOrdered: false,
    // The attributes of 140 kinds of resources.
    figures: Figures(extras: 1932))

  static let telegram = CorpusFamily(
    name: "telegram-updates",
    roots: [
      Root("tt__message_with_invoice.json", TelegramMessage.self, oracle: .keys),
      Root("tx__inline_query*", TelegramInlineQueryResult.self, oracle: .keys),
      Root("tx__message_entity*", TelegramMessageEntity.self, oracle: .keys),
      Root(TelegramUpdate.self),
    ],
    run: 48, names: ["new_update_kind": "unknown"],
    // Stories and boosts; an update that nobody knows; what members may do, replies, thumbnails.
    figures: Figures(unknown: 1, json: 3, extras: 82))

  static let wikipedia = CorpusFamily(
    name: "wikipedia-feed",
    roots: [
      Root("aggregate*", WikipediaFeed.self, oracle: .keys),
      Root("empty_image*", WikipediaFeed.self, oracle: .keys),
      Root("announce*", WikipediaAnnouncements.self, oracle: .keys),
      Root("dynamic*", WikipediaAnnouncements.self, oracle: .keys),
      Root("news*", [WikipediaNewsItem].self, oracle: .nothing),
      Root("mostread*", WikipediaMostRead.self, oracle: .keys),
      Root("featured*", WikipediaSummary.self, oracle: .keys),
      Root("notification_revert.json", WikipediaNotification.self, oracle: .keys),
      Root("notification*", WikipediaNotifications.self, oracle: .keys),
      Root("page_lead*", WikipediaPageLead.self, oracle: .keys),
      Root("rb_page_summary*", WikipediaSummary.self, oracle: .keys),
    ],
    run: 12,
    // The terms of announcements, the pages of notifications, earlier views of an article.
    figures: Figures(extras: 140))
}
