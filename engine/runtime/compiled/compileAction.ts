import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { ChartEvent, CompiledAction, CompiledChart, CompiledGuard, Reading } from './compiledChart.ts';

/** Throws: the compiler does not support this feature of XState. */
export function refuse(node: AnyStateNode, feature: string): never {
  const state = node.path.length === 0 ? node.machine.id : `${node.machine.id}.${node.path.join('.')}`;
  throw new Error(`State "${state}": ${feature} is not supported by the compiled runtime.`);
}

/** How XState 5.33.3 refers to the parent of an actor. */
const PARENT = '#_parent';

type Evaluated<T> = (reading: Reading, params: unknown) => T;

/** A guard or an action as a chart names it. */
interface Named {
  readonly name: string;
  readonly implementation: unknown;
  readonly params: unknown;
}

/** Compiles the guards and actions of one machine. */
export class ActionCompiler {
  /** The charts of the actors that are spawned, by their ids. */
  readonly children = new Map<string, CompiledChart>();
  readonly #spawned = new Map<string, AnyStateMachine>();
  readonly #machine: AnyStateMachine;
  readonly #compileChild: (machine: AnyStateMachine) => CompiledChart;

  constructor(machine: AnyStateMachine, compileChild: (machine: AnyStateMachine) => CompiledChart) {
    this.#machine = machine;
    this.#compileChild = compileChild;
  }

  guard(guard: unknown, at: AnyStateNode): CompiledGuard | undefined {
    if (guard === undefined) return undefined;
    const { name, implementation, params } = named(guard, this.#machine.implementations.guards, at);
    if (typeof implementation !== 'function' || 'check' in implementation)
      return refuse(at, `guard "${name}", which is not a function,`);
    return params === undefined
      ? (implementation as CompiledGuard)
      : (reading) => implementation(reading, params);
  }

  action(action: unknown, at: AnyStateNode): CompiledAction {
    const { name, implementation, params } = named(action, this.#machine.implementations.actions, at);
    const type: unknown = isRecord(implementation) ? implementation['type'] : undefined;
    if (isRecord(implementation)) {
      if (type === 'xstate.assign') return assignment(implementation, params, at);
      if (type === 'xstate.sendTo') return sending(implementation, params, at);
      if (type === 'xstate.spawnChild') return this.#spawning(implementation, at);
    }
    return refuse(at, `action "${name}"${typeof type === 'string' ? ` (${type})` : ''}`);
  }

  #spawning(spawn: BuiltIn, at: AnyStateNode): CompiledAction {
    const { src, id, systemId, input, syncSnapshot } = fields(spawn);
    const machine: unknown = typeof src === 'string' ? this.#machine.implementations.actors[src] : src;
    if (typeof id !== 'string') return refuse(at, '"spawnChild" without a fixed id');
    if (systemId !== undefined || input !== undefined || syncSnapshot === true)
      return refuse(at, '"spawnChild" with a systemId, an input or syncSnapshot');
    if (!isMachine(machine)) return refuse(at, `"spawnChild" of "${String(src)}", which is not a machine,`);
    const other = this.#spawned.get(id) ?? machine;
    if (other !== machine)
      return refuse(at, `"spawnChild" of "${machine.id}" with the id of "${other.id}", "${id}",`);
    const chart = this.children.get(id) ?? this.#compileChild(machine);
    if ([...chart.leaves.values()].some(({ isFinal }) => isFinal))
      return refuse(at, `"spawnChild" of "${machine.id}", which has a final state,`);
    this.children.set(id, chart);
    this.#spawned.set(id, machine);
    return { kind: 'spawn', id, chart };
  }
}

type Change = Extract<CompiledAction, { kind: 'change' }>['change'];

function assignment(assign: BuiltIn, params: unknown, at: AnyStateNode): CompiledAction {
  const { assignment: evaluate, inPlace } = fields(assign);
  if (typeof inPlace === 'function') return { kind: 'change', change: inPlace as Change, params };
  if (typeof evaluate !== 'function') return refuse(at, '"assign" of an object');
  return { kind: 'assign', assign: evaluate as Evaluated<object>, params };
}

function sending(send: BuiltIn, params: unknown, at: AnyStateNode): CompiledAction {
  const { to, event, delay, id } = fields(send);
  if (typeof to !== 'string') return refuse(at, '"sendTo" without a fixed id');
  if (delay !== undefined || id !== undefined) return refuse(at, '"sendTo" with a delay or an id');
  return { kind: 'send', to: to === PARENT ? undefined : to, event: eventOf(event, at), params };
}

function eventOf(event: unknown, at: AnyStateNode): Evaluated<ChartEvent> {
  if (typeof event === 'function') return event as Evaluated<ChartEvent>;
  if (isEvent(event)) return () => event;
  return refuse(at, 'a message that is not an event');
}

function named(one: unknown, table: object, at: AnyStateNode): Named {
  if (typeof one === 'function') return { name: one.name, implementation: one, params: undefined };
  const name: unknown = typeof one === 'string' ? one : fields(one)['type'];
  const params: unknown = typeof one === 'string' ? undefined : fields(one)['params'];
  if (typeof name !== 'string') return refuse(at, 'a guard or an action without a name');
  if (typeof params === 'function') return refuse(at, `"${name}" with dynamic params`);
  return { name, implementation: fields(table)[name], params };
}

/** An action that XState provides: a function with its options as properties. */
type BuiltIn = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is BuiltIn =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const fields = (value: unknown): BuiltIn => (isRecord(value) ? value : {});

const isEvent = (value: unknown): value is ChartEvent => typeof fields(value)['type'] === 'string';

const isMachine = (value: unknown): value is AnyStateMachine =>
  isRecord(value) && 'implementations' in value && 'root' in value;
