import {
  choose,
  creature,
  destroy,
  doubleBreaker,
  inOrder,
  opponentsCreatures,
  self,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const olzekiaGeneralOfDecapitation = creature({
  name: 'Olzekia, General of Decapitation',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 7,
  power: 6000,
  abilities: [
    whenPut(
      self,
      inOrder(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures(), 2, 'opponent'))),
    ),
    doubleBreaker,
  ],
});
