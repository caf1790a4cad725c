import { type Fact, isZoneChange, type ZoneChanged } from '../../effects/state/reported/facts.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { PLAYERS, type Player, type Seed } from '../../table/nouns.ts';
import type { DuelHistory, DuelProperty, Violation } from '../playDuel.ts';
import { ReferenceGenerator } from './referenceGenerator.ts';

/** The main deck as it is shuffled: for a secret seed, by name. */
const shuffledFrom = (deck: unknown, seed: Seed): readonly string[] =>
  typeof seed === 'number' ? namesOf(deck) : [...namesOf(deck)].sort();

const namesOf = (deck: unknown): readonly string[] => {
  if (Array.isArray(deck)) return deck;
  return typeof deck === 'object' && deck !== null && 'cards' in deck && Array.isArray(deck.cards)
    ? deck.cards
    : [];
};

const hasSuperGR = (deck: unknown): boolean =>
  typeof deck === 'object' && deck !== null && 'superGR' in deck && Array.isArray(deck.superGR)
    ? deck.superGR.length > 0
    : false;

type Dealt = Fact & ZoneChanged;

/** The cards that leave a deck in the opening: what begins elsewhere, seals, five shields, and what is missing of five cards of the hand. */
const dealtTo = (
  log: readonly Fact[],
  player: Player,
): readonly { readonly fact: Dealt; readonly at: number }[] =>
  log.flatMap((fact, at) =>
    fact.state.startsWith('opening') && isZoneChange(fact) && fact.player === player ? [{ fact, at }] : [],
  );

/** 103.3. Whether a card was taken out of the deck because it begins in the battle zone or in the hand. */
const beginsElsewhere = ({ to, faceDown, state }: Dealt): boolean =>
  to === 'battleZone' ? faceDown !== true : to === 'hand' && state === 'opening.placingShields';

/** Whether a deck in this order gives the card. Takes it out of the order. */
function isGiven(order: string[], fact: Dealt): boolean {
  const index = beginsElsewhere(fact) ? order.indexOf(fact.name) : 0;
  const [name] = order.splice(index, 1);
  return index >= 0 && (fact.faceDown === true || name === fact.name);
}

const dealtAsSeeded: DuelProperty = {
  name: 'dealtAsSeeded',
  rule: '103.2',
  says: 'Both decks are shuffled by the generator of the seed, uniformly, and dealt from the top.',
  check: ({ options, log }): Violation | undefined => {
    if ('position' in options || PLAYERS.some((player) => hasSuperGR(options.decks[player])))
      return undefined;
    const { seed = 0 } = options;
    const generator = new ReferenceGenerator(seed);
    for (const player of PLAYERS) {
      const expected = generator.shuffle(shuffledFrom(options.decks[player], seed));
      const order = [...expected];
      const wrong = dealtTo(log, player).find(({ fact }) => !isGiven(order, fact));
      if (wrong !== undefined)
        return {
          message: `${player} was dealt ${wrong.fact.name} (fact ${wrong.at}); the seed gives ${expected.slice(0, 10).join(', ')}.`,
          facts: [wrong.at],
        };
    }
    return undefined;
  },
};

type Moment = DuelHistory['moments'][number];

const hasAdvanced = (before: Moment, after: Moment): boolean =>
  JSON.stringify(before.game.random) !== JSON.stringify(after.game.random);

const shufflesAdvanceGenerator: DuelProperty = {
  name: 'shufflesAdvanceGenerator',
  rule: '701.11a',
  says: 'Every shuffle advances the random generator, so no two shuffles use the same numbers.',
  check: (history: DuelHistory): Violation | undefined => {
    const { log, moments } = history;
    for (const [nth, moment] of moments.entries()) {
      const before = moments[nth - 1];
      if (before === undefined || hasAdvanced(before, moment)) continue;
      for (let at = before.facts; at < moment.facts; at++) {
        const fact = log[at];
        if (fact?.kind !== 'deckShuffled' || before.game.zones[fact.player].deck.length < 3) continue;
        return {
          message: `The deck of ${fact.player} was shuffled (fact ${at}) without advancing the generator.`,
          facts: [at],
        };
      }
    }
    return undefined;
  },
};

/** The names of the cards of a deck that a decision offers, but for those that were looked at or revealed, in order. */
function searchedNames({ decision, facts }: Moment, log: readonly Fact[]): readonly string[] {
  const shown = new Set(
    log
      .slice(0, facts)
      .flatMap((fact) => (fact.kind === 'cardLookedAt' || fact.kind === 'cardRevealed' ? [fact.object] : [])),
  );
  return (decision?.options ?? []).flatMap(({ card }) =>
    card?.zone === 'deck' && card.name !== undefined && !shown.has(card.id) ? [card.name] : [],
  );
}

const searchedDecksHaveNoOrder: DuelProperty = {
  name: 'searchedDecksHaveNoOrder',
  rule: '400.2',
  says: 'With a secret seed, the cards of a deck that is searched are offered by name, whatever their order in it.',
  check: ({ options, log, moments }): Violation | undefined => {
    if (typeof options.seed !== 'string') return undefined;
    for (const moment of moments) {
      const names = searchedNames(moment, log);
      const wrong = names.findIndex((name, index) => index > 0 && name < (names[index - 1] ?? ''));
      if (wrong > 0)
        return {
          message: `Decision ${moment.decision?.id} offers ${names[wrong]} of a deck after ${names[wrong - 1]}.`,
          facts: [Math.max(0, moment.facts - 1)],
        };
    }
    return undefined;
  },
};

/** Random outcomes follow from the seed alone. */
export const chanceProperties: readonly DuelProperty[] = deepFreeze([
  dealtAsSeeded,
  shufflesAdvanceGenerator,
  searchedDecksHaveNoOrder,
]);
