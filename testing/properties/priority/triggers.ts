import { CARD_TYPE_FACTS } from '../../../effects/language/cardTypes.ts';
import type {
  CardDefinition,
  CardPool,
  CardType,
  EventPattern,
  Face,
  Subject,
  Triggered,
  Who,
} from '../../../effects/language/vocabulary.ts';
import { printedFaces } from '../../../effects/questions/abilities/repertoire.ts';
import { becomes } from '../../../effects/state/becoming.ts';
import type { Game, StandbyEffect } from '../../../effects/state/game.ts';
import type { About, Fact, ZoneChanged } from '../../../effects/state/reported/facts.ts';
import type { World } from '../../../effects/state/world.ts';
import { fillers } from '../../../engine/records/position.ts';
import { checkRules } from '../../../engine/runtime/settings.ts';
import { fullLibrary } from '../../../library/fullLibrary.ts';
import { cachesFor, poolWith } from '../../../library/pool.ts';
import type { CardObject, Player } from '../../../table/nouns.ts';
import { isSeal } from '../../../table/seals.ts';
import type { Moment } from '../../momentRecorder.ts';
import type { DuelHistory } from '../../playDuel.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';
import { asAbility, labelOf, momentAfter, momentAt, timelineOf, wasDeclared } from './standbyTimeline.ts';

const NO_CARDS: readonly CardDefinition[] = [];
const known = new WeakMap<readonly CardDefinition[], Pick<World, 'pool' | 'caches'>>();

function cardsOf({ options: { cards = NO_CARDS } }: DuelHistory): Pick<World, 'pool' | 'caches'> {
  let found = known.get(cards);
  if (found === undefined) {
    const pool = poolWith(fullLibrary, cards, fillers);
    found = { pool, caches: cachesFor(pool, 'on') };
    known.set(cards, found);
  }
  return found;
}

/** The cards of a duel. */
export const poolOf = (history: DuelHistory): CardPool => cardsOf(history).pool;

/** The world at a moment of a duel, for questions of the engine. */
export const worldOf = (history: DuelHistory, game: Game): World => ({
  ...cardsOf(history),
  game,
  profile: checkRules(history.options.rules),
});

/** An object and its printed triggered abilities, which no effect removes. */
interface Bearer {
  readonly id: number;
  readonly owner: Player;
  readonly printed: readonly Triggered[];
}

const worksOnlyInBattleZone = ({ from, given }: Triggered): boolean =>
  from === undefined && given === undefined;

const facesOf = (card: CardDefinition | undefined): readonly Face[] =>
  card === undefined ? [] : printedFaces(card);

const printedOn = (card: CardDefinition | undefined, name: string): readonly Triggered[] => {
  const face = facesOf(card).find((one) => one.name === name);
  if (face === undefined || !isSurelyCreature(face.type)) return [];
  return face.abilities.flatMap((ability) =>
    ability.kind === 'triggered' && worksOnlyInBattleZone(ability) ? [ability] : [],
  );
};

const cardNamed = (pool: CardPool, name: string): CardDefinition | undefined =>
  pool.get(name) ?? [...pool.values()].find((card) => facesOf(card).some((one) => one.name === name));

function bearerOf(history: DuelHistory, game: Game, object: CardObject): Bearer {
  const { id, card, face, owner } = object;
  const definition = poolOf(history).get(becomes(game, object) ?? game.cards[card]?.name ?? '');
  const name = facesOf(definition)[face]?.name ?? '';
  return { id, owner, printed: printedOn(definition, name) };
}

/** Whether a subject is simple enough to decide here, and includes this creature. */
function certainlyIncludes({ of, filter = {} }: Subject, creature: About, { id, owner }: Bearer): boolean {
  const { itself, other, type, ...more } = filter;
  if (Object.keys(more).length > 0 || (type !== undefined && type !== 'creature')) return false;
  if (itself === true && creature.object !== id) return false;
  if (other === true && creature.object === id) return false;
  return includesPlayer(of, creature.player, owner);
}

const includesPlayer = (who: Who, player: Player, owner: Player): boolean =>
  who === 'any' || (who === 'you') === (player === owner);

/** A destroyed creature triggers as the object it was. */
const objectBefore = (fact: ZoneChanged): About => ({ ...fact, object: fact.was });

/** Whether a pattern is simple enough to decide here, and matches a fact. */
function certainlyMatches(when: EventPattern, fact: Fact, bearer: Bearer): boolean {
  switch (when.event) {
    case 'put':
      return (
        fact.kind === 'cardPut' &&
        certainlyIncludes(when.what, fact, bearer) &&
        when.how === undefined &&
        when.onto === undefined &&
        (when.from ?? fact.from) === fact.from
      );
    case 'destroyed':
      return fact.kind === 'cardDestroyed' && certainlyIncludes(when.what, objectBefore(fact), bearer);
    case 'shieldBroken':
      return (
        (fact.kind === 'shieldBroken' || (fact.kind === 'cardDiscarded' && fact.broken === true)) &&
        includesPlayer(when.of, fact.player, bearer.owner) &&
        when.last === undefined &&
        when.by === undefined
      );
    case 'attacks':
      return (
        fact.kind === 'attackDeclared' &&
        certainlyIncludes(when.what, fact, bearer) &&
        when.target === undefined &&
        when.nth === undefined
      );
    case 'startOfTurn':
      return fact.kind === 'turnBegan' && includesPlayer(when.of, fact.player, bearer.owner);
    case 'startOfStep':
      return (
        fact.kind === 'stepBegan' &&
        fact.step === when.step &&
        includesPlayer(when.of, fact.player, bearer.owner)
      );
    case 'endOfTurn':
      return fact.kind === 'turnEnding' && includesPlayer(when.of, fact.player, bearer.owner);
    default:
      return false;
  }
}

/** The cards in the battle zone; seals have no abilities (116.1). */
const inBattleZones = ({ game: { zones } }: Moment): readonly CardObject[] =>
  [...zones.p1.battleZone, ...zones.p2.battleZone].filter((object) => !isSeal(object));

/** The objects in the battle zone that are the same creature at both moments. */
function staying(
  before: Moment | undefined,
  after: Moment | undefined,
): readonly { readonly object: CardObject; readonly game: Game }[] {
  if (before === undefined || after === undefined) return [];
  const later = new Map(inBattleZones(after).map((object) => [object.id, object]));
  return inBattleZones(before).flatMap((object) => {
    const now = later.get(object.id);
    const isSame = now?.card === object.card && becomes(before.game, object) === becomes(after.game, now);
    return isSame ? [{ object, game: before.game }] : [];
  });
}

/**
 * The objects whose abilities can trigger on a fact: the creature that it is about, and those in the battle zone before and after, as the
 * same creature. Ignores creatures destroyed in other zones, and those that may have become another card before: in the graveyard they are
 * their own card again.
 */
function bearersAt(history: DuelHistory, fact: Fact, index: number): readonly Bearer[] {
  if (!EVENTS.has(fact.kind)) return [];
  if (fact.kind === 'cardDestroyed' && fact.from !== 'battleZone') return [];
  const others = staying(momentAt(history, index), momentAfter(history, index))
    .filter(({ object }) => !('object' in fact && fact.object === object.id))
    .map(({ object, game }) => bearerOf(history, game, object));
  if (!('object' in fact) || fact.kind === 'shieldBroken' || fact.kind === 'cardDiscarded') return others;
  if (fact.kind === 'cardDestroyed' && someCardHas(history, '"become"')) return others;
  const printed = printedOn(cardNamed(poolOf(history), fact.name), fact.name);
  const type = cardNamed(poolOf(history), fact.name)?.type;
  const isCreature = type !== undefined && isSurelyCreature(type);
  const id = fact.kind === 'cardDestroyed' ? fact.was : fact.object;
  return isCreature ? [{ id, owner: fact.player, printed }, ...others] : [];
}

const EVENTS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'cardPut',
  'cardDestroyed',
  'shieldBroken',
  'cardDiscarded',
  'attackDeclared',
  'turnBegan',
  'turnEnding',
]);

/** A tamaseed that is a creature can be none. */
const isSurelyCreature = (type: CardType): boolean =>
  CARD_TYPE_FACTS[type].isCreature && type !== 'tamaseedCreature';

/** Whether the definition of some card of the duel contains such a word. */
const someCardHas = (history: DuelHistory, word: '"become"' | '"gains"'): boolean =>
  history.duel.game.cards.some(({ name }) => textOf(poolOf(history).get(name)).includes(word));

const textCache = new WeakMap<CardDefinition, string>();

function textOf(card: CardDefinition | undefined): string {
  if (card === undefined) return '';
  let text = textCache.get(card);
  if (text === undefined) {
    text = JSON.stringify(card);
    textCache.set(card, text);
  }
  return text;
}

/** Whether any card of the duel grants abilities, so that a creature may have an ability twice. */
const hasGrantedAbilities = (history: DuelHistory): boolean => someCardHas(history, '"gains"');

/** The index of the next event of the same kind about the same creature. */
const nextSuchEvent = ({ log }: DuelHistory, fact: Fact, index: number): number => {
  const again = log.findIndex(
    (other, at) =>
      at > index &&
      other.kind === fact.kind &&
      (!('object' in other) || !('object' in fact) || other.object === fact.object),
  );
  return again < 0 ? log.length : again;
};

function triggersOf(
  history: DuelHistory,
  index: number,
  bearer: Bearer,
  abilities: readonly Triggered[],
): Occasion {
  const fact = history.log[index];
  if (fact === undefined) return occasion([index], undefined);
  const texts = new Set(abilities.map((ability) => JSON.stringify(ability)));
  const again = nextSuchEvent(history, fact, index);
  const about = 'object' in fact ? fact.object : undefined;
  const found = timelineOf(history).effects.filter(({ object, player, triggered = -1, known }) => {
    if (object !== bearer.id || player !== bearer.owner || triggered < index || triggered > again)
      return false;
    if (known === undefined) return true;
    return (
      known.kind === 'ability' &&
      known.event === fact.kind &&
      (about === undefined || known.bound['that']?.[0] === about) &&
      texts.has(JSON.stringify(known.ability))
    );
  });
  const what = `${bearer.owner}'s object ${bearer.id} has ${abilities.length} abilities that trigger on ${fact.kind} (fact ${index})`;
  if (found.length < abilities.length)
    return occasion([index], `${what}, but only ${found.length} effects went on standby.`);
  const certain = found.filter(({ known }) => known !== undefined);
  const last = certain.at(-1);
  return occasion(
    [index, last?.triggered],
    last !== undefined &&
      certain.length > abilities.length &&
      !hasGrantedAbilities(history) &&
      `${what}, but ${labelOf(last, last.triggered)} also went on standby.`,
  );
}

export const triggersOncePerEvent: PriorityProperty = priorityProperty({
  name: 'triggersOncePerEvent',
  rule: '603.2b',
  says: 'An ability that triggers when a creature is put, is destroyed or attacks, a shield is broken, or a turn begins or ends, triggers exactly once per event.',
  occasions: (history) =>
    history.log.flatMap((fact, index) =>
      bearersAt(history, fact, index).flatMap((bearer): readonly Occasion[] => {
        const abilities = bearer.printed.filter(({ when }) => certainlyMatches(when, fact, bearer));
        return abilities.length === 0 ? [] : [triggersOf(history, index, bearer, abilities)];
      }),
    ),
});

/** 603.3b. Effects of icons are put on standby by an ability instead of an event. */
const hasEvent = (known: StandbyEffect): boolean => Object.keys(asAbility(known)?.bound ?? {}).length > 0;

export const triggersAnswerEvents: PriorityProperty = priorityProperty({
  name: 'triggersAnswerEvents',
  rule: '603.2',
  says: 'Every effect that goes on standby was triggered by an event, and no effect began in between.',
  occasions: (history) =>
    timelineOf(history).effects.flatMap((effect): readonly Occasion[] => {
      const { known, triggered } = effect;
      if (triggered === undefined || known === undefined || wasDeclared(known) || !hasEvent(known)) return [];
      const event = history.log.findLastIndex(
        (fact, index) => index < triggered && fact.kind === known.event,
      );
      const began = timelineOf(history).beginnings.find(({ index }) => index > event && index < triggered);
      return [
        occasion(
          [event < 0 ? undefined : event, began?.index, triggered],
          event < 0
            ? `${labelOf(effect, triggered)} was triggered by a ${known.event} that did not happen.`
            : began !== undefined &&
                `${labelOf(effect, triggered)} was triggered by the ${known.event} of fact ${event}, but ${labelOf(began.effect, began.index)} had begun in between.`,
        ),
      ];
    }),
});
