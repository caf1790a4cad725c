import type { CardId } from '../../table/nouns.ts';
import type { Zone } from '../../table/zones.ts';
import type {
  Ability,
  CardDefinition,
  Condition,
  Face,
  ReplacementPattern,
  StaticEffect,
} from '../language/vocabulary.ts';

import { type Contribution, type PoolCache, type Repertoire, WHOLE_REPERTOIRE } from '../state/caches.ts';
import { factsOf, isEventPattern, lookedBackAt } from '../state/eventFacts.ts';
import type { FactKind } from '../state/facts.ts';
import type { World } from '../state/world.ts';
import { conditionOfKeyword } from './keywordConditions.ts';

/** Every value of a definition, however deep: abilities that are granted or delayed lie inside others. */
function forEachWithin(value: unknown, visit: (value: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  for (const inner of Object.values(value)) forEachWithin(inner, visit);
}

/** Fields of filters and amounts that read what static abilities can change. */
const ASKING_FIELDS = [
  'power',
  'keyword',
  'civilizations',
  'multicolored',
  'extreme',
  'powerOf',
  'civilizationsOf',
] as const;

/** Whether a condition asks for power, keywords or civilizations. */
export function asksForCharacteristics(condition: Condition): boolean {
  let asks = false;
  forEachWithin(condition, (value) => {
    asks ||= ASKING_FIELDS.some((field) => field in value);
  });
  return asks;
}

const isAbility = (value: object): value is Ability | StaticEffect => 'kind' in value;

/** What is printed on a card: its only face, or both of a twinpact. */
export const printedFaces = (definition: CardDefinition): readonly Face[] =>
  definition.otherFace === undefined ? [definition] : [definition, definition.otherFace];

const contributionOf = (definition: CardDefinition, { contributions }: PoolCache): Contribution => {
  let found = contributions.get(definition);
  if (found === undefined) {
    found = readContribution(definition);
    contributions.set(definition, found);
  }
  return found;
};

function readContribution(definition: CardDefinition): Contribution {
  const waitedFor: FactKind[] = [];
  const staticZones: Zone[] = [];
  const triggerZones: Zone[] = [];
  const replacementZones: Zone[] = [];
  const replaced: ReplacementPattern['event'][] = [];
  const kinds = new Set<string>([definition.type]);
  let conditionsAsk = false;
  forEachWithin(definition, (value) => {
    if (isEventPattern(value)) waitedFor.push(...factsOf(value), ...lookedBackAt(value));
    if (!isAbility(value)) return;
    kinds.add(value.kind === 'keyword' ? value.name : value.kind);
    if (value.kind === 'keyword') {
      if (value.name === 'slayer') waitedFor.push(...SLAYER_WAITS_FOR);
      const condition = conditionOfKeyword(value);
      forEachWithin(condition, (part) => {
        if (isEventPattern(part)) waitedFor.push(...factsOf(part), ...lookedBackAt(part));
      });
      conditionsAsk ||= condition !== undefined && asksForCharacteristics(condition);
    }
    if (value.kind === 'static') {
      staticZones.push(...(value.from ?? []));
      conditionsAsk ||= value.while !== undefined && asksForCharacteristics(value.while);
    }
    if (value.kind === 'triggered') triggerZones.push(...(value.from ?? []));
    if (value.kind === 'replacement') {
      replacementZones.push(...(value.from ?? []));
      replaced.push(value.of.event);
    }
  });
  const powerless = printedFaces(definition).some(({ power }) => (power ?? 1) <= 0);
  return {
    waitedFor,
    staticZones,
    triggerZones,
    replacementZones,
    replaced,
    kinds,
    powerless,
    conditionsAsk,
  };
}

const SLAYER_WAITS_FOR: readonly FactKind[] = ['battleWon', 'battleLost'];

const contributionsTo = (world: World): readonly Contribution[] => {
  const definitions = new Set(world.game.cards.map((_, card) => definitionAt(world, card)));
  return [...definitions].map((definition) => contributionOf(definition, world.caches.pool));
};

export const repertoireOf = (world: World): Repertoire => {
  const known = world.caches.ofCards(world.game.cards);
  known.repertoire ??= readRepertoire(contributionsTo(world));
  return known.repertoire;
};

function readRepertoire(all: readonly Contribution[]): Repertoire {
  const some = (kind: string): boolean => all.some(({ kinds }) => kinds.has(kind));
  const { staticZones, triggerZones, replacementZones } = WHOLE_REPERTOIRE;
  return {
    staticZones: staticZones.filter((zone) => all.some((one) => one.staticZones.includes(zone))),
    triggerZones: triggerZones.filter(
      (zone) => zone === 'battleZone' || all.some((one) => one.triggerZones.includes(zone)),
    ),
    replacementZones: replacementZones.filter(
      (zone) => zone === 'battleZone' || all.some((one) => one.replacementZones.includes(zone)),
    ),
    replaced: new Set(all.flatMap(({ replaced }) => replaced)),
    revealsHands: some('handRevealed'),
    hasShieldForce: some('shieldForce'),
    powerless: all.some(({ powerless }) => powerless),
    conditionsAsk: all.some(({ conditionsAsk }) => conditionsAsk),
    tapAbilities: some('tapAbility'),
    silentSkills: some('silentSkill'),
    castles: some('castle'),
    d2Fields: some('d2Field'),
  };
}

/** Facts that some ability of some card in this duel waits for, gained and delayed ones too. */
export const factsWaitedFor = (world: World): ReadonlySet<FactKind> => {
  const known = world.caches.ofCards(world.game.cards);
  known.waitedFor ??= new Set(contributionsTo(world).flatMap(({ waitedFor }) => waitedFor));
  return known.waitedFor;
};

export function definitionAt(world: World, card: CardId): CardDefinition {
  const { definitions } = world.caches.ofCards(world.game.cards);
  let definition = definitions[card];
  if (definition === undefined) {
    definition = findDefinition(world, card);
    definitions[card] = definition;
  }
  return definition;
}

function findDefinition({ game, pool }: World, card: CardId): CardDefinition {
  const name = game.cards[card]?.name;
  if (name === undefined) throw new Error(`There is no card ${card} in this duel.`);
  const definition = pool.get(name);
  if (definition === undefined) throw new Error(`The card "${name}" is on the table but not in the pool.`);
  return definition;
}
