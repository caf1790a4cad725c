import {
  allCreatures,
  another,
  creature,
  doubleBreaker,
  gains,
  gets,
  power,
  whenPut,
} from '../../effects/language/words.ts';

export const vreemahFreakyMojoTotem = creature({
  name: 'Vreemah, Freaky Mojo Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 5,
  power: 4000,
  printings: ['DM-09 5/55'],
  abilities: [
    whenPut(
      another('you'),
      gets(allCreatures({ races: ['Beast Folk'] }), 'turn', power(2000), gains(doubleBreaker)),
    ),
  ],
});
