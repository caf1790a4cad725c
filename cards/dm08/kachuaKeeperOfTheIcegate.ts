import {
  cardsIn,
  chooseUpTo,
  countOf,
  creature,
  delayed,
  destroy,
  gains,
  gets,
  inOrder,
  lookAtTop,
  put,
  shuffleDeck,
  speedAttacker,
  tapAbility,
  the,
  when,
} from '../../effects/language/words.ts';

export const kachuaKeeperOfTheIcegate = creature({
  name: 'Kachua, Keeper of the Icegate',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 7,
  power: 3000,
  printings: ['DM-08 5/55'],
  abilities: [
    tapAbility(
      inOrder(
        lookAtTop(countOf(cardsIn('deck', 'you')), 'deck'),
        put(chooseUpTo({ ref: 'deck', filter: { type: 'creature', races: ['Dragon'] } }, 1)),
        shuffleDeck('you'),
        gets(the('put'), 'duel', gains(speedAttacker)),
        delayed(when({ event: 'endOfTurn', of: 'any' }, destroy(the('put'))), 'turn'),
      ),
    ),
  ],
});
