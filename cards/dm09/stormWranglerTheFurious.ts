import {
  choose,
  evolution,
  evolutionCreature,
  gets,
  inOrder,
  itself,
  may,
  mustBlockSuch,
  opponentsCreatures,
  power,
  self,
  the,
  unblockable,
  when,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const stormWranglerTheFurious = evolutionCreature({
  name: 'Storm Wrangler, the Furious',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 4,
  power: 5000,
  printings: ['DM-09 51/55', 'Promotional E3/Y2'],
  abilities: [
    evolution({ races: ['Beast Folk'] }),
    wheneverAttacks(
      self,
      may(
        { do: 'choose', what: choose(opponentsCreatures({ tapped: false, keyword: 'blocker' })) },
        inOrder(
          gets(the('chosen'), 'turn', mustBlockSuch({ is: self })),
          gets(self, 'turn', unblockable({ not: { is: the('chosen') } })),
        ),
      ),
    ),
    when({ event: 'becomesBlocked', what: itself }, gets(self, 'turn', power(3000))),
  ],
});
