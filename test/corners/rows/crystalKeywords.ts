import { creature, crystalCharger, crystalSoul, draw, spell, spellAbility } from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const nature = { civilizations: ['nature'] } as const;
const TWO = ['Nature Filler', 'Nature Filler'];
const SHINING = 'Shine (face down)';
const FACE_DOWN = { name: 'Nature Filler', faceDown: true } as const;

/** 405.4. Crystal charger. */
const crystalChargerRow: Row = {
  bearer: spell({ ...nature, name: 'Shine', cost: 2, abilities: [crystalCharger, spellAbility(draw())] }),
  home: 'p1',
  lies: { hand: ['Shine'], manaZone: TWO },
  step: 'main',
  corners: {
    attacking: decided(
      '405.4',
      'Cast by an attack trigger it goes to the mana zone face down as well.',
      [['p1 attack', 'Caster attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Caster (tapped)', 'Idler'], ['Filler', 'Runt'], 0],
        p2: [['Raider'], 0, 0],
        others: { p1: { manaZone: [...TWO, SHINING] } },
      },
      { step: 'attack', p1: { battleZone: ['Caster', 'Idler'], hand: ['Shine', 'Runt'] } },
    ),
    blocking: never('405.4', 'what lets a player cast it makes no difference'),
    otherTurn: never('405.4', 'whose turn it is makes no difference'),
    pending: never('605.2f', 'it goes to the mana zone as the last step of its own use'),
    replaced: never('605.2f', 'what replaces the move replaces that of a charger too'),
    misfired: never('605.2f', 'it is no effect on standby'),
    sourceGone: never('605.2f', 'a spell that has left is no longer put anywhere'),
    secondCopy: never('605.2f', 'a spell goes to one zone, however often it is named'),
    turnSkipped: never('405.4', 'it lies face down for as long as it lies there, not for a turn'),
    restored: decided(
      '405.4',
      'It lies face down in the mana zone, and untapped.',
      [['p1 main', 'Cast Shine']],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], ['Filler'], 0],
        p2: [[], 0, 0],
        others: { p1: { manaZone: [...TWO.map((name) => `${name} (tapped)`), SHINING] } },
      },
    ),
  },
};

/** 405.4. Crystal soul. */
const crystalSoulRow: Row = {
  bearer: creature({ ...nature, name: 'Zenith', cost: 6, power: 6000, abilities: [crystalSoul(3)] }),
  home: 'p1',
  lies: { hand: ['Zenith'], manaZone: [FACE_DOWN, FACE_DOWN, 'Nature Filler'] },
  step: 'main',
  corners: {
    attacking: never('601.1f', 'it does something only while the cost is paid'),
    blocking: never('601.1f', 'it does something only while the cost is paid'),
    otherTurn: never('504.1', 'creatures are summoned for their costs in the main step of their player'),
    pending: never('601.1f', 'it does something only while its own card is pending'),
    replaced: never('601.1f', 'the payment of a cost is not replaced'),
    misfired: never('601.1f', 'it is no effect on standby'),
    sourceGone: never('601.1f', 'the card is there as its cost is paid'),
    secondCopy: never('405.4', 'the mana number is 3, not 3 more'),
    turnSkipped: never('601.1f', 'nothing of it lasts once the cost is paid'),
    restored: decided(
      '405.4',
      'Two face-down cards and a card of its civilization pay for it.',
      [['p1 main', 'Summon Zenith']],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler', 'Zenith'], 0, 0],
        p2: [[], 0, 0],
        others: {
          p1: {
            manaZone: [
              'Nature Filler (tapped, face down)',
              'Nature Filler (tapped, face down)',
              'Nature Filler (tapped)',
            ],
          },
        },
      },
    ),
  },
};

export const crystalKeywords = { crystalCharger: crystalChargerRow, crystalSoul: crystalSoulRow };
