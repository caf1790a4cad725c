import {
  allCreatures,
  atMost,
  creature,
  gets,
  inOrder,
  nameRace,
  ofRace,
  tapAbility,
  unblockable,
} from '../../effects/language/words.ts';

export const silvermoonTrailblazer = creature({
  name: 'Silvermoon Trailblazer',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 4,
  power: 3000,
  printings: ['DM-09 49/55'],
  abilities: [
    tapAbility(
      inOrder(
        nameRace('race'),
        gets(allCreatures(ofRace('race')), 'turn', unblockable({ power: atMost(3000) })),
      ),
    ),
  ],
});
