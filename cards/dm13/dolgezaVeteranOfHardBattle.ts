import {
  countOf,
  creature,
  doubleBreaker,
  draw,
  inOrder,
  may,
  self,
  sympathy,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const dolgezaVeteranOfHardBattle = creature({
  name: 'Dolgeza, Veteran of Hard Battle',
  civilizations: ['water', 'nature'],
  races: ['Earth Eater', 'Giant'],
  cost: 8,
  power: 9000,
  printings: ['DM-13 S4/55'],
  abilities: [
    sympathy(yourCreatures({ races: ['Earth Eater', 'Giant'] })),
    whenPut(
      self,
      inOrder(
        may(draw(countOf(yourCreatures({ races: ['Earth Eater'] })))),
        may(draw(countOf(yourCreatures({ races: ['Giant'] })))),
      ),
    ),
    doubleBreaker,
  ],
});
