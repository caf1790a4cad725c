import {
  choose,
  creature,
  destroy,
  inOrder,
  opponentsCreatures,
  self,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const rothusTheTraveler = creature({
  name: 'Rothus, the Traveler',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 4000,
  printings: ['DM-01 85/110', 'Promotional 85/110', 'Promotional A1/Y1', 'Promotional M14/Y1'],
  abilities: [
    whenPut(
      self,
      inOrder(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures(), 1, 'opponent'))),
    ),
  ],
});
