import {
  allCreatures,
  gets,
  nameRace,
  ofRace,
  spell,
  spellAbility,
  unblockable,
} from '../../effects/language/words.ts';

export const impossibleTunnel = spell({
  name: 'Impossible Tunnel',
  civilizations: ['water'],
  cost: 5,
  printings: ['DM-09 19/55'],
  abilities: [spellAbility(nameRace('race'), gets(allCreatures(ofRace('race')), 'turn', unblockable()))],
});
