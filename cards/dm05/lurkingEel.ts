import { blocker, cannot, creature, each, opponentsCreatures } from '../../effects/language/words.ts';

export const lurkingEel = creature({
  name: 'Lurking Eel',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 6,
  power: 4000,
  printings: ['DM-05 18/55'],
  abilities: [
    blocker,
    each(
      opponentsCreatures({ not: { civilizations: ['fire', 'nature'] } }),
      cannot({ do: 'beBlocked', by: { itself: true } }),
    ),
  ],
  reconstructed:
    'Its blocker against fire and nature creatures is a full "blocker" here, and other creatures cannot be blocked by it, even where something gives it "blocker" once more.',
});
