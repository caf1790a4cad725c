import {
  atMost,
  choose,
  creature,
  destroy,
  itself,
  may,
  opponentsCreatures,
  speedAttacker,
  when,
} from '../../effects/language/words.ts';

export const shockTrooperMykee = creature({
  name: 'Shock Trooper Mykee',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 6,
  power: 1000,
  printings: ['DM-09 42/55'],
  abilities: [
    speedAttacker,
    when(
      { event: 'isNotBlocked', what: itself, target: 'player' },
      may(destroy(choose(opponentsCreatures({ power: atMost(3000) })))),
    ),
  ],
});
