import { DOMParser } from 'linkedom';
import type {
  ChartConfig,
  ChartEvent,
  ChartState,
  Transition,
  UntypedChart,
} from '../../../../machines/chart.ts';
import type { ScxmlCase } from './scxmlCase.ts';
import { attribute, codeOf, expressionOf, type Script, scriptOf } from './scxmlScript.ts';
import { Unsupported } from './unsupported.ts';

/** An event with data. */
interface DataEvent extends ChartEvent {
  readonly data?: unknown;
}

const meta = { rule: 'SCXML' };
const options = { maxIterations: 1000 };

const STATES: ReadonlySet<string> = new Set(['state', 'final']);

/** Patterns of what no chart of ours can state, and what they are. */
const UNSUPPORTED: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/<parallel/, 'parallel states'],
  [/<history/, 'history states'],
  [/<invoke/, 'invoked services'],
  [/<initial\b/, 'a transition to the initial state'],
  [/<cancel|delay(expr)?=/, 'delayed events'],
  [/<send[^>]*\b(eventexpr|targetexpr|typeexpr|idlocation)=/, 'events whose name, target or id is computed'],
  [/<send[^>]*\btarget="(?!#_internal")/, 'events to other sessions'],
  [/<send[^>]*\btype=/, 'events of other event processors'],
  [/<content|<donedata/, 'content of events'],
  [/\berror\b/, 'events about errors'],
  [/\bdone\./, 'events about finished states'],
  [/\bIn\(/, 'guards that ask for the active states'],
  [/\b(_sessionid|_ioprocessors|_name|_x)\b/, 'system variables'],
  [/cond="[^"]*_event/, 'guards that ask for the event'],
  [/datamodel="(?!ecmascript")/, 'another data model'],
  [/binding="late"/, 'data bound late'],
  [/<(data|script|assign)[^>]*\bsrc=/, 'external files'],
  [/<assign[^>]*(?<!\/)>/, 'markup as a value'],
];

/**
 * Converts a case to a chart. Events that the document raises go to a child `echo`, which sends them back: our charts have one queue of
 * events, filled by other actors.
 * @throws {Unsupported} if our charts cannot state the document
 */
export function scxmlChart({ document, script }: ScxmlCase): UntypedChart {
  const plain = document.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/(<\/?)\w+:/g, '$1');
  const unsupported = UNSUPPORTED.find(([pattern]) => pattern.test(plain));
  if (unsupported !== undefined) throw new Unsupported(unsupported[1]);
  if (/<raise|#_internal/.test(plain) && /<send(?![^>]*#_internal)/.test(plain))
    throw new Unsupported('two queues of events');
  if (script.events.some(({ after }) => after !== undefined))
    throw new Unsupported('states before events to oneself have arrived');
  const root = new DOMParser().parseFromString(plain, 'text/xml').documentElement as unknown as Element;
  return new ScxmlConverter(
    root,
    script.events.map(({ event }) => event.name),
  ).chart();
}

class ScxmlConverter {
  readonly #root: Element;
  readonly #events: readonly string[];
  readonly #paths = new Map<string, string>();
  readonly #names = new Map<Element, string>();
  readonly #guards: Record<string, UntypedChart['guards'][string]> = {};
  readonly #assigns: Record<string, UntypedChart['assigns'][string]> = {};
  readonly #messages: Record<string, UntypedChart['messages'][string]> = {};

  constructor(root: Element, sent: readonly string[]) {
    this.#root = root;
    const raised = all(root, 'raise, send').map((element) => attribute(element, 'event'));
    this.#events = [...new Set([...sent, ...raised])];
    this.#place(root, []);
  }

  chart(): UntypedChart {
    const data = initialData(this.#root);
    scriptOf(codeOf(childrenOf(this.#root, 'script')))(data, { type: 'init' });
    const config: ChartConfig = { id: 'case', options, ...this.#state(this.#root), entry: 'echo' };
    return {
      config,
      guards: this.#guards,
      assigns: this.#assigns,
      changes: {},
      messages: this.#messages,
      spawns: { echo: echoOf(this.#events) },
      contextFrom: () => structuredClone(data),
      copied: (context) => structuredClone(context),
    };
  }

  /** Names every state, as a part of a path. */
  #place(element: Element, path: readonly string[]): void {
    for (const [index, child] of statesOf(element).entries()) {
      const id = child.getAttribute('id');
      const name = (id ?? `unnamed${index}`).replaceAll('.', '_');
      this.#names.set(child, name);
      if (id !== null) this.#paths.set(id, [...path, name].join('.'));
      this.#place(child, [...path, name]);
    }
  }

  #state(element: Element): ChartState {
    const states = statesOf(element);
    const transitions = childrenOf(element, 'transition');
    const eventless = transitions.filter((one) => !one.hasAttribute('event'));
    const on = this.#events.map((event) => [
      event,
      transitions
        .filter((one) => matches(one.getAttribute('event'), event))
        .map((one) => this.#transition(one)),
    ]);
    return {
      meta,
      ...(element.localName === 'final' ? { type: 'final' } : {}),
      ...(states.length === 0 ? {} : { initial: this.#initial(element, states) }),
      entry: childrenOf(element, 'onentry').flatMap((block) => this.#actions(block)),
      exit: childrenOf(element, 'onexit').flatMap((block) => this.#actions(block)),
      always: eventless.map((one) => this.#transition(one)),
      on: Object.fromEntries(on),
      states: Object.fromEntries(states.map((state) => [this.#names.get(state), this.#state(state)])),
    };
  }

  #initial(element: Element, states: readonly Element[]): string {
    const id = element.getAttribute('initial');
    const initial = id === null ? states[0] : states.find((state) => state.getAttribute('id') === id);
    const name = initial && this.#names.get(initial);
    if (name === undefined) throw new Unsupported('an initial state below the substates');
    return name;
  }

  #transition(element: Element): Transition {
    const actions = this.#actions(element);
    const id = element.getAttribute('target');
    const target = id === null ? undefined : this.#paths.get(id);
    if (id !== null && target === undefined) throw new Unsupported('a transition to several states');
    const source = element.parentNode as Element;
    const isInternal =
      element.getAttribute('type') === 'internal' &&
      all(source, 'state, final').some((state) => state.getAttribute('id') === id);
    return {
      ...(target === undefined ? {} : { target: `#case.${target}`, reenter: !isInternal }),
      ...(element.hasAttribute('cond') ? { guard: this.#guard(attribute(element, 'cond')) } : {}),
      actions,
    };
  }

  #guard(code: string): string {
    const name = `guard${Object.keys(this.#guards).length}`;
    const holds = expressionOf(code);
    this.#guards[name] = (context) => Boolean(holds({ ...context }, { type: '' }));
    return name;
  }

  #actions(block: Element): readonly string[] {
    return [...block.children].map((element) =>
      element.localName === 'raise' || element.localName === 'send'
        ? this.#message(element)
        : this.#assign(element),
    );
  }

  #assign(element: Element): string {
    const name = `assign${Object.keys(this.#assigns).length}`;
    const run = scriptOf(codeOf([element]));
    this.#assigns[name] = (context, event) => {
      const data: Record<string, unknown> = structuredClone({ ...context });
      run(data, event);
      return data;
    };
    return name;
  }

  #message(element: Element): string {
    const type = attribute(element, 'event');
    const name = `send${Object.keys(this.#messages).length}`;
    const parameters = [
      ...(element.getAttribute('namelist')?.trim().split(/\s+/) ?? []).map((one) => [one, one] as const),
      ...childrenOf(element, 'param').map(
        (param) =>
          [
            attribute(param, 'name'),
            attribute(param, param.hasAttribute('expr') ? 'expr' : 'location'),
          ] as const,
      ),
    ].map(([key, code]) => [key, expressionOf(code)] as const);
    this.#messages[name] = {
      to: { child: 'echo' },
      event: (context): DataEvent => ({
        type,
        data: Object.fromEntries(parameters.map(([key, value]) => [key, value({ ...context }, { type })])),
      }),
    };
    return name;
  }
}

/** A chart that sends every event back to its parent. */
const echoOf = (events: readonly string[]): UntypedChart => ({
  config: {
    id: 'echo',
    meta,
    options,
    initial: 'listening',
    states: {
      listening: {
        meta,
        on: Object.fromEntries(events.map((event) => [event, { actions: ['hear', event] }])),
      },
    },
  },
  guards: {},
  assigns: { hear: (_context, { data }: DataEvent) => ({ data }) },
  changes: {},
  messages: Object.fromEntries(
    events.map((type) => [type, { to: 'parent', event: (context) => ({ type, ...context }) }]),
  ),
  spawns: {},
  contextFrom: () => ({ data: undefined }),
  copied: (context) => ({ ...context }),
});

/** The data model at the start. The variables of loops need no declaration. */
function initialData(root: Element): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const loop of all(root, 'foreach'))
    for (const name of ['item', 'index'])
      if (loop.hasAttribute(name)) data[attribute(loop, name)] = undefined;
  for (const code of childrenOf(root, 'script'))
    for (const [, name = ''] of code.textContent.matchAll(/\bvar\s+(\w+)/g)) data[name] = undefined;
  const declared = all(root, 'data');
  for (const element of declared) data[attribute(element, 'id')] = undefined;
  for (const element of declared) data[attribute(element, 'id')] = dataOf(element)(data, { type: 'init' });
  if (Object.values(data).some((value) => typeof value === 'function'))
    throw new Unsupported('functions as data');
  return data;
}

const dataOf = (element: Element): Script =>
  expressionOf(
    element.hasAttribute('expr') ? attribute(element, 'expr') : element.textContent.trim() || 'undefined',
  );

const all = (element: Element, selector: string): readonly Element[] => [
  ...element.querySelectorAll(selector),
];

const childrenOf = (element: Element, name: string): readonly Element[] =>
  [...element.children].filter(({ localName }) => localName === name);

const statesOf = (element: Element): readonly Element[] =>
  [...element.children].filter(({ localName }) => STATES.has(localName));

/** Whether one of the descriptors of a transition is a prefix of the event in whole words. */
const matches = (descriptors: string | null, event: string): boolean =>
  (descriptors?.trim().split(/\s+/) ?? []).some((descriptor) => {
    const prefix = descriptor.replace(/\.?\*$|\.$/, '');
    return prefix === '' || event === prefix || event.startsWith(`${prefix}.`);
  });
