import { creature, itself, tripleBreaker, untap, when, yourCreatures } from '../../effects/language/words.ts';

export const truekaiserAdrenalineMax = creature({
  name: 'Truekaiser Adrenaline Max',
  civilizations: ['fire'],
  races: ['Red Command Dragon', 'Unknown', 'Hunter', 'Alien'],
  cost: 9,
  power: 12000,
  abilities: [
    tripleBreaker,
    when({ event: 'tapped', what: itself, first: true }, untap(yourCreatures({ races: ['Dragon'] }))),
  ],
});
