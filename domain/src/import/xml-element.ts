export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  nodes: readonly (string | XmlElement)[];
}
