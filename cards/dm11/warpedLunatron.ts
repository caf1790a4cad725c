import type { Effect, Who } from '../../effects/language/vocabulary.ts';
import {
  allCreatures,
  atStartOfYourTurn,
  cardsIn,
  choose,
  chooseAnyNumber,
  creature,
  doubleBreaker,
  each,
  half,
  inOrder,
  named,
  tally,
  tap,
  untap,
  when,
} from '../../effects/language/words.ts';

/** The player whose turn it is taps mana, and untaps a creature for every two cards. */
const untapFor = (who: Who): Effect =>
  inOrder(
    tally(tap(chooseAnyNumber(cardsIn('manaZone', who, { tapped: false }), who)), 'tapped'),
    untap(choose(cardsIn('battleZone', who, { type: 'creature', tapped: true }), half(named('tapped')), who)),
  );

export const warpedLunatron = creature({
  name: 'Warped Lunatron',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 7,
  power: 6000,
  printings: ['DM-11 23/55'],
  abilities: [
    each(allCreatures(), { kind: 'doesNotUntap' }),
    atStartOfYourTurn(untapFor('you')),
    when({ event: 'startOfTurn', of: 'opponent' }, untapFor('opponent')),
    doubleBreaker,
  ],
});
