import {
  choose,
  creature,
  each,
  gains,
  may,
  returnToHand,
  self,
  whenPut,
  yourCreatures,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const graveWormQ = creature({
  name: 'Grave Worm Q',
  civilizations: ['darkness'],
  races: ['Survivor', 'Parasite Worm'],
  cost: 5,
  power: 3000,
  printings: ['DM-06 58/110', 'Promotional L19/20 Y1'],
  abilities: [
    each(
      yourCreatures({ races: ['Survivor'] }),
      gains(
        whenPut(self, may(returnToHand(choose(yourGraveyard({ type: 'creature', races: ['Survivor'] }))))),
      ),
    ),
  ],
});
