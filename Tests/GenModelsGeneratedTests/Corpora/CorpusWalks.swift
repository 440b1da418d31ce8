@testable import GenModelsCorpora

extension RichTextDocument: TagWalk {
  /// `content[].nodeType`.
  var tags: [String?] { content.map(\.tag) }
}

extension RichTextNode {
  fileprivate var tag: String? {
    switch self {
    case .text: "text"
    case .paragraph: "paragraph"
    case .heading1: "heading-1"
    case .heading2: "heading-2"
    case .heading3: "heading-3"
    case .heading4: "heading-4"
    case .heading5: "heading-5"
    case .heading6: "heading-6"
    case .blockquote: "blockquote"
    case .hr: "hr"
    case .orderedList: "ordered-list"
    case .unorderedList: "unordered-list"
    case .listItem: "list-item"
    case .table: "table"
    case .tableRow: "table-row"
    case .tableCell: "table-cell"
    case .tableHeaderCell: "table-header-cell"
    case .hyperlink: "hyperlink"
    case .entryHyperlink: "entry-hyperlink"
    case .assetHyperlink: "asset-hyperlink"
    case .resourceHyperlink: "resource-hyperlink"
    case .embeddedEntryBlock: "embedded-entry-block"
    case .embeddedResourceBlock: "embedded-resource-block"
    case .embeddedAssetBlock: "embedded-asset-block"
    case .embeddedEntryInline: "embedded-entry-inline"
    case .embeddedResourceInline: "embedded-resource-inline"
    case .unknown(.object(let members)):
      if case .string(let tag)? = members["nodeType"] { tag } else { nil }
    case .unknown: nil
    }
  }
}

extension ScriptProgram: CaseWalk {
  /// `body[].type`.
  var cases: [String?] { body.map { caseName($0.kind) } }
}

extension [KubernetesResource]: TagWalk {
  /// The kind and the version of each document.
  var tags: [String?] { map(\.tag) }
}

extension KubernetesResource {
  fileprivate var tag: String? {
    switch self {
    case .pod: "Pod v1"
    case .service: "Service v1"
    case .serviceAccount: "ServiceAccount v1"
    case .configMap: "ConfigMap v1"
    case .persistentVolume: "PersistentVolume v1"
    case .persistentVolumeClaim: "PersistentVolumeClaim v1"
    case .deployment: "Deployment apps/v1"
    case .statefulSet: "StatefulSet apps/v1"
    case .ingress: "Ingress networking.k8s.io/v1"
    case .autoscaler: "HorizontalPodAutoscaler autoscaling/v2"
    case .role: "Role rbac.authorization.k8s.io/v1"
    case .clusterRole: "ClusterRole rbac.authorization.k8s.io/v1"
    case .roleBinding: "RoleBinding rbac.authorization.k8s.io/v1"
    case .clusterRoleBinding: "ClusterRoleBinding rbac.authorization.k8s.io/v1"
    case .podSecurityPolicy: "PodSecurityPolicy policy/v1beta1"
    case .storageClass: "StorageClass storage.k8s.io/v1"
    case .apiService: "APIService apiregistration.k8s.io/v1"
    case .prometheusRule: "PrometheusRule monitoring.coreos.com/v1"
    case .replicationController: "ReplicationController v1"
    case .replicaSet: "ReplicaSet apps/v1"
    case .daemonSet: "DaemonSet apps/v1"
    case .job: "Job batch/v1"
    case .cronJob: "CronJob batch/v1"
    case .disruptionBudget: "PodDisruptionBudget policy/v1"
    case .endpoints: "Endpoints v1"
    case .networkPolicy: "NetworkPolicy networking.k8s.io/v1"
    case .namespace: "Namespace v1"
    case .secret: "Secret v1"
    case .customResourceDefinition: "CustomResourceDefinition apiextensions.k8s.io/v1"
    case .unknown: nil
    }
  }
}

extension MetaModel: TagWalk {
  /// `structures[].properties[].type.kind`.
  var tags: [String?] { structures.flatMap(\.properties).map(\.type.tag) }
}

extension MetaType {
  fileprivate var tag: String {
    switch self {
    case .base: "base"
    case .reference: "reference"
    case .array: "array"
    case .map: "map"
    case .and: "and"
    case .or: "or"
    case .tuple: "tuple"
    case .literal: "literal"
    case .stringLiteral: "stringLiteral"
    case .integerLiteral: "integerLiteral"
    case .booleanLiteral: "booleanLiteral"
    }
  }
}
