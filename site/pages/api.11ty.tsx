import type { VNode } from 'preact';
import type { ApiEntry, ApiItem } from '../api/apiEntries.ts';
import type { PageData } from '../generator/siteContent.ts';
import { Page } from '../parts/page.tsx';

interface ApiData extends PageData {
  readonly entry: string;
}

export const data = {
  pagination: { data: 'apiEntries', size: 1, alias: 'entry' },
  permalink: ({ site, entry }: ApiData): string => entryOf({ site, entry }).path,
};

function entryOf({ site, entry }: Pick<ApiData, 'site' | 'entry'>): ApiEntry {
  const found = site.api.find(({ name }) => name === entry);
  if (found === undefined) throw new RangeError(`No entry ${entry}.`);
  return found;
}

/** Where each exported name is declared: on this page, else on the page of another entry. */
function targetsFrom(entry: ApiEntry, api: readonly ApiEntry[]): ReadonlyMap<string, string> {
  const others = api
    .toReversed()
    .flatMap(({ path, items }) =>
      items.map(({ name }) => [name, `${path.replace('api/', '')}#${name}`] as const),
    );
  return new Map([...others, ...entry.items.map(({ name }) => [name, `#${name}`] as const)]);
}

/** A declaration in which the names of other exports are links. */
function Code({
  item,
  targets,
}: {
  readonly item: ApiItem;
  readonly targets: ReadonlyMap<string, string>;
}): VNode {
  return (
    <pre tabindex={0}>
      <code>
        {item.code.split(/\b([A-Z]\w+)\b/).map((word, index) => {
          const href = index % 2 === 1 && word !== item.name ? targets.get(word) : undefined;
          return href === undefined ? word : <a href={href}>{word}</a>;
        })}
      </code>
    </pre>
  );
}

/** A doc comment, in which `code` is marked as in Markdown. */
function Doc({ text }: { readonly text: string }): VNode {
  return <p>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}</p>;
}

export function render({ site, entry: name }: ApiData): VNode {
  const entry = entryOf({ site, entry: name });
  const targets = targetsFrom(entry, site.api);
  return (
    <Page title={`${name} · API of Taiki`} path={entry.path} kind="api">
      <p class="where">
        <a href="index.html">API</a>
      </p>
      <h1>
        <code>{name}</code>
      </h1>
      <nav class="names" aria-label="Exports">
        {entry.items.map((item) => (
          <a href={`#${item.name}`}>{item.name}</a>
        ))}
      </nav>
      {entry.items.map((item) => (
        <section aria-labelledby={item.name}>
          <h2 id={item.name}>
            {item.name} <small>{item.kind}</small>
          </h2>
          {item.doc !== undefined && <Doc text={item.doc} />}
          <Code item={item} targets={targets} />
        </section>
      ))}
    </Page>
  );
}
