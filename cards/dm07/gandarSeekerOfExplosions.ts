import {
  creature,
  delayed,
  doubleBreaker,
  tapAbility,
  untap,
  when,
  yourCreatures,
} from '../../effects/language/words.ts';

export const gandarSeekerOfExplosions = creature({
  name: 'Gandar, Seeker of Explosions',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 7,
  power: 6500,
  printings: ['DM-07 1/55'],
  abilities: [
    doubleBreaker,
    tapAbility(
      delayed(
        when({ event: 'endOfTurn', of: 'any' }, untap(yourCreatures({ civilizations: ['light'] }))),
        'turn',
      ),
    ),
  ],
});
