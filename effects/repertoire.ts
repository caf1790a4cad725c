import type { CardId, Table, Zone } from '../table/nouns.ts';
import { factsOf, isEventPattern } from './eventFacts.ts';
import type { FactKind } from './facts.ts';
import type { World } from './game.ts';
import type { Ability, CardDefinition, StaticEffect } from './vocabulary.ts';

/** What the cards of one duel can do at all, worked out once: most of the rules need not be looked at for most facts. */
export interface Repertoire {
  /** By card id. */
  readonly definitions: readonly CardDefinition[];
  /** Facts that some ability of some card in this duel waits for, gained and delayed ones too. */
  readonly waitedFor: ReadonlySet<FactKind>;
  /** Zones other than the battle zone in which some static or replacement ability works. */
  readonly staticZones: readonly Zone[];
  readonly hasReplacements: boolean;
  /** Some card makes a player play with the hand revealed. */
  readonly revealsHands: boolean;
  readonly hasShieldForce: boolean;
  readonly castles: boolean;
  readonly d2Fields: boolean;
}

const repertoires = new WeakMap<Table['cards'], Repertoire>();

const OTHER_ZONES: readonly Zone[] = ['manaZone', 'graveyard', 'shieldZone', 'hand', 'hyperspatialZone'];

/** Every value of a definition, however deep: abilities that are granted or delayed lie inside others. */
function* valuesWithin(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* valuesWithin(inner);
}

const isAbility = (value: object): value is Ability | StaticEffect => 'kind' in value;

export function repertoireOf({ game, pool }: Pick<World, 'game' | 'pool'>): Repertoire {
  const known = repertoires.get(game.cards);
  if (known !== undefined) return known;
  const definitions = game.cards.map(({ name }) => {
    const definition = pool.get(name);
    if (definition === undefined) throw new Error(`The card "${name}" is on the table but not in the pool.`);
    return definition;
  });
  const waitedFor = new Set<FactKind>();
  const staticZones = new Set<Zone>();
  let hasReplacements = false;
  let revealsHands = false;
  let hasShieldForce = false;
  for (const value of [...new Set(definitions)].flatMap((definition) => [...valuesWithin(definition)])) {
    if (isEventPattern(value)) for (const kind of factsOf(value)) waitedFor.add(kind);
    if (!isAbility(value)) continue;
    if (value.kind === 'keyword' && value.name === 'slayer')
      for (const kind of ['battleWon', 'battleLost'] as const) waitedFor.add(kind);
    if (value.kind === 'handRevealed') revealsHands = true;
    if (value.kind === 'keyword' && value.name === 'shieldForce') hasShieldForce = true;
    if (value.kind === 'replacement') hasReplacements = true;
    if (value.kind === 'static') for (const zone of value.from ?? []) staticZones.add(zone);
  }
  const repertoire: Repertoire = {
    definitions,
    waitedFor,
    staticZones: OTHER_ZONES.filter((zone) => staticZones.has(zone)),
    hasReplacements,
    revealsHands,
    hasShieldForce,
    castles: definitions.some(({ type }) => type === 'castle'),
    d2Fields: definitions.some(({ type }) => type === 'd2Field'),
  };
  repertoires.set(game.cards, repertoire);
  return repertoire;
}

export const definitionAt = (world: Pick<World, 'game' | 'pool'>, card: CardId): CardDefinition => {
  const definition = repertoireOf(world).definitions[card];
  if (definition === undefined) throw new Error(`There is no card ${card} in this duel.`);
  return definition;
};
