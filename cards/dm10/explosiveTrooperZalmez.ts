import {
  atMost,
  choose,
  creature,
  destroy,
  may,
  opponentsCreatures,
  provided,
  self,
  shieldsAre,
  whenPut,
} from '../../effects/language/words.ts';

export const explosiveTrooperZalmez = creature({
  name: 'Explosive Trooper Zalmez',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 3,
  power: 2000,
  printings: ['DM-10 67/110'],
  abilities: [
    provided(
      shieldsAre('opponent', atMost(2)),
      whenPut(self, may(destroy(choose(opponentsCreatures({ power: atMost(3000) }))))),
    ),
  ],
});
