import {
  anyOf,
  doubleBreaker,
  evolutionCreature,
  itself,
  topOfDeckTo,
  vortexEvolutionOn,
  when,
} from '../../effects/language/words.ts';

export const wiseStarnoidAvatarOfHope = evolutionCreature({
  name: 'Wise Starnoid, Avatar of Hope',
  civilizations: ['light', 'water'],
  races: ['Starnoid'],
  cost: 5,
  power: 9000,
  printings: ['DM-12 S2/55'],
  abilities: [
    vortexEvolutionOn({ races: ['Light Bringer'] }, { races: ['Cyber Lord'] }),
    when(
      anyOf({ event: 'attacks', what: itself }, { event: 'moved', what: itself, from: 'battleZone' }),
      topOfDeckTo('shieldZone'),
    ),
    doubleBreaker,
  ],
});
