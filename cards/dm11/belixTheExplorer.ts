import {
  blocker,
  cannotAttackPlayers,
  choose,
  creature,
  returnToHand,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const belixTheExplorer = creature({
  name: 'Belix, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 2,
  power: 3000,
  printings: ['DM-11 8/55'],
  abilities: [blocker, whenPut(self, returnToHand(choose(yourMana({ type: 'spell' })))), cannotAttackPlayers],
});
