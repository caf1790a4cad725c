import type { ChartEvent } from '../../../../machines/chart.ts';
import { Unsupported } from './unsupported.ts';

/** JavaScript of a document, which reads and changes the data model by plain names. */
export type Script = (data: Record<string, unknown>, event: ChartEvent) => unknown;

/**
 * Compiles the statements of a document.
 * @throws {Unsupported} if they are not JavaScript
 */
export function scriptOf(code: string): Script {
  const run = compiled(code);
  return (data, event) => run(data, { name: event.type, ...event });
}

function compiled(code: string): (...parameters: readonly unknown[]) => unknown {
  try {
    // Sloppy code, since only there `with` is allowed.
    return new Function('data', '_event', `with (data) { ${code} }`) as ReturnType<typeof compiled>;
  } catch (cause) {
    throw new Unsupported('code that is not JavaScript', { cause });
  }
}

export const expressionOf = (code: string): Script => scriptOf(`return (${code});`);

/** The statements of executable content other than events. */
export const codeOf = (elements: readonly Element[]): string => elements.map(statementOf).join('\n');

function statementOf(element: Element): string {
  switch (element.localName) {
    case 'log':
      return '';
    case 'script':
      return `${element.textContent.replaceAll(/<!\[CDATA\[|\]\]>/g, '')};`;
    case 'assign':
      return `${attribute(element, 'location')} = (${attribute(element, 'expr')});`;
    case 'if':
      return branches(element);
    case 'foreach':
      return loop(element);
    default:
      throw new Unsupported(`<${element.localName}> as part of a condition or loop`);
  }
}

function branches(element: Element): string {
  const code = [...element.children].map((child) => {
    if (child.localName === 'elseif') return `} else if (${attribute(child, 'cond')}) {`;
    return child.localName === 'else' ? '} else {' : statementOf(child);
  });
  return `if (${attribute(element, 'cond')}) { ${code.join('\n')} }`;
}

function loop(element: Element): string {
  const index = element.getAttribute('index');
  return `for (const [position, item] of [...(${attribute(element, 'array')})].entries()) {
    ${attribute(element, 'item')} = item;
    ${index === null ? '' : `${index} = position;`}
    ${codeOf([...element.children])}
  }`;
}

export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) throw new Unsupported(`<${element.localName}> without ${name}`);
  return ENTITIES.reduce((text, [entity, character]) => text.replaceAll(entity, character), value);
}

/** The parser of the tests keeps entities in attributes. */
const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
] as const;
