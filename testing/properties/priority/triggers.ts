import type {
  CardDefinition,
  CardPool,
  EventPattern,
  Subject,
  Triggered,
  Who,
} from '../../../effects/language/vocabulary.ts';
import type { About, Fact, ZoneChanged } from '../../../effects/state/facts.ts';
import type { Game } from '../../../effects/state/game.ts';
import type { World } from '../../../effects/state/world.ts';
import { fullLibrary } from '../../../engine/fullEngine.ts';
import { cachesFor, poolWith } from '../../../engine/pool.ts';
import { fillers } from '../../../engine/position.ts';
import { checkRules } from '../../../engine/settings.ts';
import type { CardObject, Player } from '../../../table/nouns.ts';
import type { Course } from '../../course.ts';
import type { Moment } from '../../watcher.ts';
import { accountOf, momentAfter, momentAt, told } from './account.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';

const NO_CARDS: readonly CardDefinition[] = [];
const known = new WeakMap<readonly CardDefinition[], Pick<World, 'pool' | 'caches'>>();

function cardsOf({ options: { cards = NO_CARDS } }: Course): Pick<World, 'pool' | 'caches'> {
  let found = known.get(cards);
  if (found === undefined) {
    const pool = poolWith(fullLibrary, cards, fillers);
    found = { pool, caches: cachesFor(pool, 'on') };
    known.set(cards, found);
  }
  return found;
}

/** The cards that a course is played with. */
export const poolOf = (course: Course): CardPool => cardsOf(course).pool;

/** A game of a course, to ask questions about it. */
export const worldOf = (course: Course, game: Game): World => ({
  ...cardsOf(course),
  game,
  profile: checkRules(course.options.rules),
});

/** An object that bears abilities, and the abilities that it must have whatever else it was given. */
interface Bearer {
  readonly id: number;
  readonly owner: Player;
  readonly printed: readonly Triggered[];
}

const ONLY_IN_BATTLE_ZONE = ({ from, given }: Triggered): boolean =>
  from === undefined && given === undefined;

const printedOn = (card: CardDefinition | undefined, name: string): readonly Triggered[] => {
  const face = [card, card?.otherFace].find((one) => one?.name === name);
  if (face?.type !== 'creature' && face?.type !== 'evolutionCreature') return [];
  return face.abilities.flatMap((ability) =>
    ability.kind === 'triggered' && ONLY_IN_BATTLE_ZONE(ability) ? [ability] : [],
  );
};

const cardNamed = (pool: CardPool, name: string): CardDefinition | undefined =>
  pool.get(name) ?? [...pool.values()].find(({ otherFace }) => otherFace?.name === name);

function bearerOf(course: Course, { id, card, face, owner }: CardObject): Bearer {
  const definition = poolOf(course).get(course.duel.game.cards[card]?.name ?? '');
  const name = (face === 1 ? definition?.otherFace : definition)?.name ?? '';
  return { id, owner, printed: printedOn(definition, name) };
}

/** Whether a subject is so plain that it speaks of this creature beyond doubt. */
function plainlySpeaksOf({ of, filter = {} }: Subject, creature: About, { id, owner }: Bearer): boolean {
  const { itself, other, type, ...more } = filter;
  if (Object.keys(more).length > 0 || (type !== undefined && type !== 'creature')) return false;
  if (itself === true && creature.object !== id) return false;
  if (other === true && creature.object === id) return false;
  return speaksOf(of, creature.player, owner);
}

const speaksOf = (who: Who, player: Player, owner: Player): boolean =>
  who === 'any' || (who === 'you') === (player === owner);

/** What is destroyed triggers as what it was. */
const asItWas = (fact: ZoneChanged): About => ({ ...fact, object: fact.was });

/** Whether a pattern is so plain that it waits for this fact on this bearer beyond doubt. */
function plainlyWaits(when: EventPattern, fact: Fact, bearer: Bearer): boolean {
  switch (when.event) {
    case 'put':
      return (
        fact.kind === 'cardPut' &&
        plainlySpeaksOf(when.what, fact, bearer) &&
        when.how === undefined &&
        when.onto === undefined
      );
    case 'destroyed':
      return fact.kind === 'cardDestroyed' && plainlySpeaksOf(when.what, asItWas(fact), bearer);
    case 'shieldBroken':
      return (
        fact.kind === 'shieldBroken' &&
        speaksOf(when.of, fact.player, bearer.owner) &&
        when.last === undefined
      );
    case 'attacks':
      return (
        fact.kind === 'attackDeclared' &&
        plainlySpeaksOf(when.what, fact, bearer) &&
        when.target === undefined &&
        when.nth === undefined
      );
    case 'startOfTurn':
      return fact.kind === 'turnBegan' && speaksOf(when.of, fact.player, bearer.owner);
    case 'endOfTurn':
      return fact.kind === 'turnEnding' && speaksOf(when.of, fact.player, bearer.owner);
    default:
      return false;
  }
}

const inBattleZones = (moment: Moment | undefined): readonly CardObject[] =>
  moment === undefined ? [] : [...moment.game.zones.p1.battleZone, ...moment.game.zones.p2.battleZone];

/**
 * Who may bear abilities that wait for a fact: the creature that it is about, and all that were there before and after.
 * Only what is destroyed in the battle zone is looked at.
 */
function bearersAt(course: Course, fact: Fact, index: number): readonly Bearer[] {
  if (!EVENTS.has(fact.kind)) return [];
  if (fact.kind === 'cardDestroyed' && fact.from !== 'battleZone') return [];
  const after = new Map(inBattleZones(momentAfter(course, index)).map((object) => [object.id, object.card]));
  const there = inBattleZones(momentAt(course, index))
    .filter(({ id, card }) => after.get(id) === card && !('object' in fact && fact.object === id))
    .map((object) => bearerOf(course, object));
  if (!('object' in fact) || fact.kind === 'shieldBroken') return there;
  const printed = printedOn(cardNamed(poolOf(course), fact.name), fact.name);
  const isCreature = CREATURES.has(cardNamed(poolOf(course), fact.name)?.type ?? '');
  const id = fact.kind === 'cardDestroyed' ? fact.was : fact.object;
  return isCreature ? [{ id, owner: fact.player, printed }, ...there] : [];
}

const EVENTS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'cardPut',
  'cardDestroyed',
  'shieldBroken',
  'attackDeclared',
  'turnBegan',
  'turnEnding',
]);

const CREATURES: ReadonlySet<string> = new Set(['creature', 'evolutionCreature']);

const giving = new WeakMap<CardDefinition, boolean>();

function gives(card: CardDefinition): boolean {
  let answer = giving.get(card);
  if (answer === undefined) {
    answer = JSON.stringify(card).includes('"gains"');
    giving.set(card, answer);
  }
  return answer;
}

/** Some card of the duel gives abilities to others: then a creature may have an ability twice. */
const givesAbilities = (course: Course): boolean =>
  course.duel.game.cards.some(({ name }) => {
    const card = poolOf(course).get(name);
    return card !== undefined && gives(card);
  });

/** The same event again, about the same creature. */
const nextLike = ({ log }: Course, fact: Fact, index: number): number => {
  const again = log.findIndex(
    (other, at) =>
      at > index &&
      other.kind === fact.kind &&
      (!('object' in other) || !('object' in fact) || other.object === fact.object),
  );
  return again < 0 ? log.length : again;
};

function triggersOf(course: Course, index: number, bearer: Bearer, plain: readonly Triggered[]): Occasion {
  const fact = course.log[index];
  if (fact === undefined) return occasion([index], undefined);
  const texts = new Set(plain.map((ability) => JSON.stringify(ability)));
  const again = nextLike(course, fact, index);
  const about = 'object' in fact ? fact.object : undefined;
  const found = accountOf(course).lives.filter(({ object, player, triggered = -1, known }) => {
    if (object !== bearer.id || player !== bearer.owner || triggered < index || triggered > again)
      return false;
    if (known === undefined) return true;
    return (
      known.event === fact.kind &&
      (about === undefined || known.bound['that']?.[0] === about) &&
      texts.has(JSON.stringify(known.ability))
    );
  });
  const what = `${bearer.owner}'s object ${bearer.id} waits ${plain.length} times for ${fact.kind} (fact ${index})`;
  if (found.length < plain.length)
    return occasion([index], `${what}, and only ${found.length} effects went on standby.`);
  const certain = found.filter(({ known }) => known !== undefined);
  const last = certain.at(-1);
  return occasion(
    [index, last?.triggered],
    last !== undefined &&
      certain.length > plain.length &&
      !givesAbilities(course) &&
      `${what}, and ${told(last, last.triggered)} went on standby besides.`,
  );
}

export const triggersOncePerEvent: PriorityProperty = priorityProperty({
  name: 'triggersOncePerEvent',
  rule: '603.2b',
  says: 'What waits for a creature to be put, to be destroyed or to attack, for a shield to be broken, and for a turn to begin or to end, triggers once for each time that it happens.',
  occasions: (course) =>
    course.log.flatMap((fact, index) =>
      bearersAt(course, fact, index).flatMap((bearer): readonly Occasion[] => {
        const plain = bearer.printed.filter(({ when }) => plainlyWaits(when, fact, bearer));
        return plain.length === 0 ? [] : [triggersOf(course, index, bearer, plain)];
      }),
    ),
});

/** 603.3b. Effects of icons are put on standby by an ability, and answer no event. */
const answersAnEvent = ({ known }: { readonly known: { readonly bound: object } | undefined }): boolean =>
  known !== undefined && Object.keys(known.bound).length > 0;

export const triggersAnswerEvents: PriorityProperty = priorityProperty({
  name: 'triggersAnswerEvents',
  rule: '603.2',
  says: 'Whatever goes on standby answers an event of the log that came right before it.',
  occasions: (course) =>
    accountOf(course).lives.flatMap((life): readonly Occasion[] => {
      const { known, triggered } = life;
      if (triggered === undefined || known === undefined || known.declared || !answersAnEvent(life))
        return [];
      const event = course.log.findLastIndex((fact, index) => index < triggered && fact.kind === known.event);
      const began = accountOf(course).beginnings.find(({ index }) => index > event && index < triggered);
      return [
        occasion(
          [event < 0 ? undefined : event, began?.index, triggered],
          event < 0
            ? `${told(life, triggered)} answers a ${known.event} that did not happen.`
            : began !== undefined &&
                `${told(life, triggered)} answers the ${known.event} of fact ${event}, but ${told(began.life, began.index)} had begun since.`,
        ),
      ];
    }),
});
