/** What a tool returns: text, and the same as data. */
export interface ToolResult {
  readonly text: string;
  readonly data: object;
}
