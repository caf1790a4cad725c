import {
  choose,
  creature,
  inOrder,
  returnToHand,
  self,
  topOfDeckTo,
  waveStriker,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const uncannyTurnip = creature({
  name: 'Uncanny Turnip',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 2,
  power: 1000,
  printings: ['DM-12 55/55'],
  abilities: [
    waveStriker(
      whenPut(self, inOrder(topOfDeckTo('manaZone'), returnToHand(choose(yourMana({ type: 'creature' }))))),
    ),
  ],
});
