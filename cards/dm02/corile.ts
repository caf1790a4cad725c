import {
  choose,
  creature,
  opponentsCreatures,
  putOnDeck,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const corile = creature({
  name: 'Corile',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 5,
  power: 2000,
  printings: ['DM-02 14/55', 'Promotional T4 Y1'],
  abilities: [whenPut(self, putOnDeck(choose(opponentsCreatures()), 'top'))],
});
