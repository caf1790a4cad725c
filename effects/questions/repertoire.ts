import type { CardId, Table } from '../../table/nouns.ts';
import { STATIC_ZONES, TRIGGER_ZONES, type Zone } from '../../table/zones.ts';
import type {
  Ability,
  CardDefinition,
  Face,
  ReplacementPattern,
  StaticEffect,
} from '../language/vocabulary.ts';
import { factsOf, isEventPattern } from '../state/eventFacts.ts';
import type { FactKind } from '../state/facts.ts';
import type { World } from '../state/game.ts';

/** What the cards of one duel can do at all, worked out once: most of the rules need not be looked at for most facts. */
export interface Repertoire {
  /** By card id. */
  readonly definitions: readonly CardDefinition[];
  /** Facts that some ability of some card in this duel waits for, gained and delayed ones too. */
  readonly waitedFor: ReadonlySet<FactKind>;
  /** Zones other than the battle zone in which some static ability works. */
  readonly staticZones: readonly Zone[];
  /** Zones in which some ability triggers, in the order in which they are looked through. */
  readonly triggerZones: readonly Zone[];
  /** Events that some replacement effect of some card waits for. */
  readonly replaced: ReadonlySet<ReplacementPattern['event']>;
  /** Some card makes a player play with the hand revealed. */
  readonly revealsHands: boolean;
  readonly hasShieldForce: boolean;
  /** Some creature has no power as it is printed. */
  readonly powerless: boolean;
  readonly castles: boolean;
  readonly d2Fields: boolean;
}

const repertoires = new WeakMap<Table['cards'], Repertoire>();

/** Every value of a definition, however deep: abilities that are granted or delayed lie inside others. */
function* valuesWithin(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* valuesWithin(inner);
}

const isAbility = (value: object): value is Ability | StaticEffect => 'kind' in value;

/** What is printed on a card: its only face, or both of a twinpact. */
export const printedFaces = (definition: CardDefinition): readonly Face[] =>
  definition.otherFace === undefined ? [definition] : [definition, definition.otherFace];

/** What one card contributes. */
interface Part {
  readonly waitedFor: readonly FactKind[];
  readonly staticZones: readonly Zone[];
  readonly triggerZones: readonly Zone[];
  readonly replaced: readonly ReplacementPattern['event'][];
  readonly kinds: ReadonlySet<string>;
  readonly powerless: boolean;
}

const parts = new WeakMap<CardDefinition, Part>();

function partOf(definition: CardDefinition): Part {
  const known = parts.get(definition);
  if (known !== undefined) return known;
  const values = [...valuesWithin(definition)];
  const abilities = values.filter(isAbility);
  const slays = abilities.some((ability) => ability.kind === 'keyword' && ability.name === 'slayer');
  const part: Part = {
    waitedFor: [...values.filter(isEventPattern).flatMap(factsOf), ...(slays ? SLAYER_WAITS_FOR : [])],
    staticZones: zonesOf(abilities, 'static'),
    triggerZones: zonesOf(abilities, 'triggered'),
    replaced: abilities.flatMap((ability) => (ability.kind === 'replacement' ? [ability.of.event] : [])),
    kinds: new Set([
      definition.type,
      ...abilities.map((ability) => (ability.kind === 'keyword' ? ability.name : ability.kind)),
    ]),
    powerless: printedFaces(definition).some(({ power }) => (power ?? 1) <= 0),
  };
  parts.set(definition, part);
  return part;
}

const zonesOf = (
  abilities: readonly (Ability | StaticEffect)[],
  kind: 'static' | 'triggered',
): readonly Zone[] =>
  abilities.flatMap((ability) => (ability.kind === kind && 'from' in ability ? (ability.from ?? []) : []));

const SLAYER_WAITS_FOR: readonly FactKind[] = ['battleWon', 'battleLost'];

export function repertoireOf({ game, pool }: Pick<World, 'game' | 'pool'>): Repertoire {
  const known = repertoires.get(game.cards);
  if (known !== undefined) return known;
  const definitions = game.cards.map(({ name }) => {
    const definition = pool.get(name);
    if (definition === undefined) throw new Error(`The card "${name}" is on the table but not in the pool.`);
    return definition;
  });
  const all = [...new Set(definitions)].map(partOf);
  const some = (kind: string): boolean => all.some(({ kinds }) => kinds.has(kind));
  const repertoire: Repertoire = {
    definitions,
    waitedFor: new Set(all.flatMap(({ waitedFor }) => waitedFor)),
    staticZones: STATIC_ZONES.filter((zone) => all.some(({ staticZones }) => staticZones.includes(zone))),
    triggerZones: TRIGGER_ZONES.filter(
      (zone) => zone === 'battleZone' || all.some(({ triggerZones }) => triggerZones.includes(zone)),
    ),
    replaced: new Set(all.flatMap(({ replaced }) => replaced)),
    revealsHands: some('handRevealed'),
    hasShieldForce: some('shieldForce'),
    powerless: all.some(({ powerless }) => powerless),
    castles: some('castle'),
    d2Fields: some('d2Field'),
  };
  repertoires.set(game.cards, repertoire);
  return repertoire;
}

export const definitionAt = (world: Pick<World, 'game' | 'pool'>, card: CardId): CardDefinition => {
  const definition = repertoireOf(world).definitions[card];
  if (definition === undefined) throw new Error(`There is no card ${card} in this duel.`);
  return definition;
};
