import {
  cannot,
  cannotAttackPlayers,
  creature,
  each,
  opponentsCreatures,
} from '../../effects/language/words.ts';

export const bazookaMutant = creature({
  name: 'Bazooka Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 4,
  power: 8000,
  printings: ['DM-06 51/110'],
  abilities: [
    each(
      opponentsCreatures({ not: { keyword: 'blocker' } }),
      cannot({ do: 'beAttacked', by: { itself: true } }),
    ),
    cannotAttackPlayers,
  ],
});
