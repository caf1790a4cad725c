import { replaceUntil, shieldTrigger, spell, spellAbility } from '../../effects/language/words.ts';

export const fleshToSpiritConversion = spell({
  name: 'Flesh-to-Spirit Conversion',
  civilizations: ['darkness', 'nature'],
  cost: 5,
  printings: ['DM-13 35/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      replaceUntil('turn', {
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'you', filter: { other: true } }, to: 'graveyard' },
        instead: { kind: 'move', to: 'manaZone', tapped: true },
      }),
    ),
  ],
});
