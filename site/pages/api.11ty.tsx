import type { VNode } from 'preact';
import type { ApiEntry, ApiItem } from '../api/apiEntries.ts';
import type { DocComment } from '../api/docComments.ts';
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

interface CodeProps {
  /** The export that the code is of. */
  readonly item: string;
  readonly code: string;
  readonly targets: ReadonlyMap<string, string>;
}

/** A declaration in which the names of other exports are links. */
function Code({ item, code, targets }: CodeProps): VNode {
  return (
    <pre tabindex={0}>
      <code>
        {code.split(/\b([A-Z]\w+)\b/).map((word, index) => {
          const href = index % 2 === 1 && word !== item ? targets.get(word) : undefined;
          return href === undefined ? word : <a href={href}>{word}</a>;
        })}
      </code>
    </pre>
  );
}

/** A text in which `code` is marked as in Markdown. */
const Marked = ({ text }: { readonly text: string }): VNode => (
  <>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}</>
);

/** What a doc comment says: what it is, its parameters, what it returns and the errors that it throws. */
function Doc({ doc: { text, params, returns, throws } }: { readonly doc: DocComment }): VNode {
  return (
    <>
      {text !== '' && (
        <p>
          <Marked text={text} />
        </p>
      )}
      {params.length + throws.length > 0 || returns !== undefined ? (
        <ul class="tags">
          {params.map((param) => (
            <li>
              <code>{param.name}</code> <Marked text={param.text} />
            </li>
          ))}
          {returns !== undefined && (
            <li>
              <b>Returns</b> <Marked text={returns} />
            </li>
          )}
          {throws.map((error) => (
            <li>
              <b>Throws</b> <code>{error.name}</code> <Marked text={error.text} />
            </li>
          ))}
        </ul>
      ) : undefined}
    </>
  );
}

function Members({
  item,
  targets,
}: {
  readonly item: ApiItem;
  readonly targets: ReadonlyMap<string, string>;
}): VNode {
  return (
    <div class="members">
      {item.members.map(({ anchor, code, doc }) => (
        <div class="member" {...(anchor === undefined ? {} : { id: anchor })}>
          <Code item={item.name} code={code} targets={targets} />
          {doc !== undefined && <Doc doc={doc} />}
        </div>
      ))}
    </div>
  );
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
        <section>
          <h2 id={item.name}>
            {item.name} <small>{item.kind}</small>
          </h2>
          {item.doc !== undefined && <Doc doc={item.doc} />}
          <Code item={item.name} code={item.code} targets={targets} />
          {item.members.length > 0 && <Members item={item} targets={targets} />}
        </section>
      ))}
    </Page>
  );
}
