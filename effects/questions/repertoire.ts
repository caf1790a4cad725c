import type { CardId, CardObject, Player } from '../../table/nouns.ts';
import type { Zone } from '../../table/zones.ts';
import type {
  Ability,
  CardDefinition,
  Face,
  ReplacementPattern,
  StaticEffect,
} from '../language/vocabulary.ts';
import { becomes } from '../state/becoming.ts';
import {
  type Contribution,
  noCaches,
  type PoolCache,
  type PrintedCard,
  type PrintedFace,
  type Repertoire,
  WHOLE_REPERTOIRE,
} from '../state/caches.ts';
import { factsOf, isEventPattern, lookedBackAt } from '../state/eventFacts.ts';
import type { FactKind } from '../state/facts.ts';
import type { World } from '../state/world.ts';
import { asksBesidesRaces, asksForRaces, costsAskForUsed, forEachWithin } from './askingConditions.ts';
import { conditionOfKeyword } from './keywordConditions.ts';
import { printedCard, thawed } from './printedCards.ts';

const isAbility = (value: object): value is Ability | StaticEffect => 'kind' in value;

/** What is printed on a card: its only face, or both of a twinpact. */
export const printedFaces = (definition: CardDefinition): readonly Face[] =>
  definition.otherFace === undefined ? [definition] : [definition, definition.otherFace];

const contributionOf = (card: PrintedCard, { contributions }: PoolCache): Contribution => {
  let found = contributions.get(card);
  if (found === undefined) {
    found = readContribution(card);
    contributions.set(card, found);
  }
  return found;
};

function readContribution({ faces, first }: PrintedCard): Contribution {
  const waitedFor: FactKind[] = [];
  const staticZones: Zone[] = [];
  const triggerZones: Zone[] = [];
  const waitedForIn = new Map<Zone, FactKind[]>();
  const replacementZones: Zone[] = [];
  const replaced: ReplacementPattern['event'][] = [];
  const kinds = new Set<string>([first.type]);
  let conditionsAsk = false;
  let conditionsAskRaces = false;
  forEachWithin(
    faces.map(({ abilities }) => abilities),
    (value) => {
      if (isEventPattern(value)) waitedFor.push(...factsOf(value), ...lookedBackAt(value));
      if (isEventPattern(value) && value.event === 'moved' && value.by !== undefined) kinds.add('causes');
      if ('shieldsBroken' in value) waitedFor.push(...SHIELDS_BROKEN_LOOKS_BACK_AT);
      if (costsAskForUsed(value)) kinds.add('costsAskForUsed');
      if (!isAbility(value)) return;
      kinds.add(value.kind === 'keyword' ? value.name : value.kind);
      if (value.kind === 'keyword') {
        if (value.name === 'slayer') waitedFor.push(...SLAYER_WAITS_FOR);
        const condition = conditionOfKeyword(value);
        forEachWithin(condition, (part) => {
          if (isEventPattern(part)) waitedFor.push(...factsOf(part), ...lookedBackAt(part));
        });
        conditionsAsk ||= condition !== undefined && asksBesidesRaces(condition);
        conditionsAskRaces ||= condition !== undefined && asksForRaces(condition);
      }
      if (value.kind === 'static') {
        staticZones.push(...(value.from ?? []));
        conditionsAsk ||= value.while !== undefined && asksBesidesRaces(value.while);
        conditionsAskRaces ||= value.while !== undefined && asksForRaces(value.while);
      }
      if (value.kind === 'triggered') {
        for (const zone of value.from ?? []) {
          triggerZones.push(zone);
          waitedForIn.set(zone, [...(waitedForIn.get(zone) ?? []), ...factsOf(value.when)]);
        }
      }
      if (value.kind === 'replacement') {
        replacementZones.push(...(value.from ?? []));
        replaced.push(value.of.event);
      }
    },
  );
  const powerless = faces.some(({ power }) => (power ?? 1) <= 0);
  return {
    waitedFor,
    staticZones,
    triggerZones,
    waitedForIn,
    replacementZones,
    replaced,
    kinds,
    powerless,
    conditionsAsk,
    conditionsAskRaces,
  };
}

/** What an amount of broken shields is counted from. */
const SHIELDS_BROKEN_LOOKS_BACK_AT: readonly FactKind[] = ['attackDeclared', 'shieldBroken', 'shieldsChosen'];

const SLAYER_WAITS_FOR: readonly FactKind[] = ['battleWon', 'battleLost'];

const contributionsTo = (world: World): readonly Contribution[] => {
  const known = world.caches.ofCards(world.game.cards);
  if (known.contributions === undefined) {
    const cards = new Set(world.game.cards.map((_, card) => cardAt(world, card)));
    known.contributions = [...cards].map((card) => contributionOf(card, world.caches.pool));
  }
  return known.contributions;
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
    conditionsAsk: all.some(
      ({ conditionsAsk, conditionsAskRaces }) => conditionsAsk || (some('races') && conditionsAskRaces),
    ),
    costsAskForUsed: some('costsAskForUsed'),
    changesRaces: some('races'),
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

/** Whether some ability of some card in this duel asks whose effect moves a card. */
export const asksForCauses = (world: World): boolean => {
  const known = world.caches.ofCards(world.game.cards);
  known.asksForCauses ??= contributionsTo(world).some(({ kinds }) => kinds.has('causes'));
  return known.asksForCauses;
};

/** The zones in which some ability in this duel waits for such a fact, in the order in which they are looked through. */
export function triggerZonesFor(world: World, kind: FactKind): readonly Zone[] {
  const repertoire = repertoireOf(world);
  if (repertoire === WHOLE_REPERTOIRE || repertoire.triggerZones.length === 1) return repertoire.triggerZones;
  const known = world.caches.ofCards(world.game.cards).triggerZones;
  let zones = known.get(kind);
  if (zones === undefined) {
    const all = contributionsTo(world);
    zones = repertoire.triggerZones.filter(
      (zone) => zone === 'battleZone' || all.some(({ waitedForIn }) => waitedForIn.get(zone)?.includes(kind)),
    );
    known.set(kind, zones);
  }
  return zones;
}

/** Facts that declared abilities of a player's cards wait for. */
export const declarableFacts = (world: World, player: Player): ReadonlySet<FactKind> => {
  const known = world.caches.ofCards(world.game.cards);
  known.declarableFacts ??= { p1: readDeclarableFacts(world, 'p1'), p2: readDeclarableFacts(world, 'p2') };
  return known.declarableFacts[player];
};

function readDeclarableFacts(world: World, player: Player): ReadonlySet<FactKind> {
  const found = new Set<FactKind>();
  for (const [card, { owner }] of world.game.cards.entries()) {
    if (owner !== player) continue;
    for (const { declared } of cardAt(world, card).faces) for (const kind of declared.keys()) found.add(kind);
  }
  return found;
}

export function cardAt(world: World, card: CardId): PrintedCard {
  const { printed } = world.caches.ofCards(world.game.cards);
  let found = printed[card];
  if (found === undefined) {
    found = findCard(world, card);
    printed[card] = found;
  }
  return found;
}

/** 200. What is printed on the card of an object, or on the one that an effect has made of it. */
export function cardOf(world: World, object: CardObject): PrintedCard {
  const name = becomes(world.game, object);
  return name === undefined ? cardAt(world, object.card) : printedCardOf(world, name);
}

/** The face that is printed on a card, the first of a twinpact. */
export const definitionAt = (world: World, card: CardId): PrintedFace => cardAt(world, card).first;

/** Cards of duels without caches. A definition never changes, so sorting its abilities once hides nothing. */
const sortedDefinitions = new WeakMap<CardDefinition, PrintedCard>();

/** Without caches the definition itself is read, so that what is compared by identity stays the same. */
function findCard(world: World, card: CardId): PrintedCard {
  const name = world.game.cards[card]?.name;
  if (name === undefined) throw new Error(`There is no card ${card} in this duel.`);
  return printedCardOf(world, name);
}

function printedCardOf({ pool, caches }: World, name: string): PrintedCard {
  const definition = pool.get(name);
  if (definition === undefined) throw new Error(`The card "${name}" is on the table but not in the pool.`);
  const sorted = caches === noCaches ? sortedDefinitions : caches.pool.cards;
  let found = sorted.get(definition);
  if (found === undefined) {
    found = printedCard(caches === noCaches ? definition : thawed(definition));
    sorted.set(definition, found);
  }
  return found;
}
