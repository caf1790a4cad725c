import {
  choose,
  doubleBreaker,
  evolution,
  evolutionCreature,
  inOrder,
  returnToHand,
  self,
  topOfDeckTo,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const ryokudouThePrincipleDefender = evolutionCreature({
  name: 'Ryokudou, the Principle Defender',
  civilizations: ['nature'],
  races: ['Wonder Trick'],
  cost: 5,
  power: 7000,
  printings: ['DM-15 5/55'],
  abilities: [
    evolution({ races: ['Wonder Trick'] }),
    whenPut(self, inOrder(topOfDeckTo('manaZone', 2), returnToHand(choose(yourMana({ type: 'creature' }))))),
    doubleBreaker,
  ],
});
