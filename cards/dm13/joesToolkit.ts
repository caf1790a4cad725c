import {
  atMost,
  choose,
  creature,
  destroy,
  itself,
  may,
  opponentsCreatures,
  when,
} from '../../effects/language/words.ts';

export const joesToolkit = creature({
  name: "Joe's Toolkit",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 2,
  power: 1000,
  printings: ['DM-13 47/55'],
  abilities: [
    when(
      { event: 'attacked', what: itself },
      may(destroy(choose(opponentsCreatures({ power: atMost(2000) })))),
    ),
  ],
});
