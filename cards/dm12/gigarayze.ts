import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  whenPut,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const gigarayze = creature({
  name: 'Gigarayze',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 4,
  power: 2000,
  printings: ['DM-12 45/55'],
  abilities: [
    whenPut(
      self,
      may(returnToHand(choose(yourGraveyard({ type: 'creature', civilizations: ['water', 'fire'] })))),
    ),
  ],
});
