import {
  any,
  choose,
  destroy,
  doubleBreaker,
  evolution,
  evolutionCreature,
  may,
  opponentsCreatures,
  whenPut,
} from '../../effects/language/words.ts';

export const azaghastTyrantOfShadows = evolutionCreature({
  name: 'Azaghast, Tyrant of Shadows',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 7,
  power: 9000,
  printings: ['DM-09 3/55'],
  abilities: [
    evolution({ races: ['Dark Lord'] }),
    whenPut(any('you', { races: ['Ghost'] }), may(destroy(choose(opponentsCreatures({ tapped: false }))))),
    doubleBreaker,
  ],
});
