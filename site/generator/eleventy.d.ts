/** As much of Eleventy, which has no types, and of its Markdown renderer as the site uses. */
declare module '@11ty/eleventy' {
  export interface Token {
    readonly type: string;
    tag: string;
    content: string;
    readonly children: readonly Token[] | null;
    attrGet(name: string): string | null;
    attrSet(name: string, value: string): void;
  }

  /** The data of the page that is rendered. */
  export interface MarkdownEnvironment {
    readonly source?: string;
  }

  export type InlineRule = (
    tokens: readonly Token[],
    index: number,
    options: object,
    env: MarkdownEnvironment,
    renderer: object,
  ) => string;

  export interface MarkdownIt {
    readonly core: {
      readonly ruler: {
        push(
          name: string,
          rule: (state: { readonly tokens: readonly Token[]; readonly env: MarkdownEnvironment }) => void,
        ): void;
      };
    };
    readonly renderer: { readonly rules: { code_inline: InlineRule; fence: InlineRule; text: InlineRule } };
  }

  export interface UserConfig {
    setIncludesDirectory(folder: string): void;
    setLayoutsDirectory(folder: string): void;
    setTemplateFormats(formats: readonly string[]): void;
    addExtension(
      extension: string,
      options: {
        readonly key: string;
        compile(this: { defaultRenderer(data: object): unknown }): (data: object) => Promise<string>;
      },
    ): void;
    addGlobalData(name: string, value: () => unknown): void;
    addTemplate(path: string, content: string, data: object): void;
    amendLibrary(name: 'md', change: (markdown: MarkdownIt) => void): void;
  }

  export interface EleventyOptions {
    readonly quietMode: boolean;
    readonly config: (config: UserConfig) => void;
  }

  export class Eleventy {
    constructor(input: string, output: string, options: EleventyOptions);
    write(): Promise<unknown>;
  }
}
