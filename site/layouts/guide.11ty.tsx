import type { VNode } from 'preact';
import type { PageData } from '../generator/siteContent.ts';
import { Page } from '../parts/page.tsx';

interface GuideData extends PageData {
  /** The rendered Markdown. */
  readonly content: string;
  readonly path: string;
  readonly title: string;
}

export function render({ content, path, title }: GuideData): VNode {
  return (
    <Page title={`${title} · Taiki`} path={path} kind="guide">
      <article dangerouslySetInnerHTML={{ __html: content }} />
    </Page>
  );
}
