import {
  choose,
  destroy,
  evolution,
  evolutionCreature,
  gets,
  inOrder,
  onlyTopCardApart,
  opponentsCreatures,
  power,
  returnToHand,
  self,
  spell,
  spellAbility,
  vortexEvolution,
  wheneverAttacks,
  wouldLeave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const plain = { civilizations: ['nature'], races: ['Titan'], cost: 1, power: 9000 } as const;

const TOWER = evolutionCreature({
  ...plain,
  name: 'Tower',
  abilities: [vortexEvolution({ races: ['Beast Folk', 'Titan'] }, 2), wouldLeave(self, onlyTopCardApart)],
});
const STOREY = evolutionCreature({
  ...plain,
  name: 'Storey',
  power: 4000,
  abilities: [evolution({ races: ['Beast Folk'] })],
});
const FLEETING = evolutionCreature({
  ...plain,
  name: 'Fleeting',
  abilities: [
    vortexEvolution({ races: ['Beast Folk', 'Titan'] }, 2),
    wheneverAttacks(self, returnToHand(self)),
    wouldLeave(self, onlyTopCardApart),
  ],
});
const CARDS = [TOWER, STOREY, FLEETING];

const doing = (effect: ReturnType<typeof destroy>) =>
  spell({ name: 'Doing', civilizations: ['nature'], cost: 1, abilities: [spellAbility(effect)] });

const casting = (begin: Begin, effect: ReturnType<typeof destroy>, over: readonly string[]) =>
  begin({
    cards: [...CARDS, doing(effect)],
    p1: { hand: ['Doing'], manaZone: { nature: 1 }, battleZone: [{ name: 'Tower', over }, 'Filler'] },
    p2: { battleZone: ['Filler'] },
  }).use('Cast Doing');

const TWO = ['Fear Fang', 'Burning Mane'] as const;

describe('what is below the top card comes apart (801.4)', () => {
  const gone = returnToHand(yourCreatures({ names: ['Tower'] }));

  driven('as the creatures that it was put on', (begin) => {
    const duel = casting(begin, gone, TWO);
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Filler', 'Burning Mane']);
    expect([duel.names('p1', 'hand'), duel.facts('cardPut', 'cardMoved')]).toEqual([
      ['Tower'],
      ['cardMoved Tower', 'cardMoved Doing'],
    ]);
  });

  driven('an evolution creature with what it was put on (801.4b)', (begin) => {
    expect(casting(begin, gone, ['Storey', 'Fear Fang', 'Burning Mane']).battleZones.p1).toEqual([
      'Storey (over Fear Fang)',
      'Filler',
      'Burning Mane',
    ]);
    expect(casting(begin, gone, ['Fear Fang', 'Storey', 'Burning Mane']).battleZones.p1).toEqual([
      'Fear Fang',
      'Filler',
      'Storey (over Burning Mane)',
    ]);
  });

  driven('what is no creature stays below one', (begin) => {
    expect(casting(begin, gone, ['Fear Fang', 'Solar Ray', 'Burning Mane']).battleZones.p1).toEqual([
      'Fear Fang (over Solar Ray)',
      'Filler',
      'Burning Mane',
    ]);
    expect(casting(begin, gone, ['Solar Ray', 'Fear Fang']).battleZones.p1).toEqual([
      'Fear Fang (over Solar Ray)',
      'Filler',
    ]);
  });

  driven('one creature by itself stays where it is', (begin) => {
    expect(casting(begin, gone, ['Fear Fang']).battleZones.p1).toEqual(['Fear Fang', 'Filler']);
  });

  driven('they do not get the effects on other creatures', (begin) => {
    const others = yourCreatures({ names: ['Filler'] });
    for (const alsoLater of [{}, { alsoLater: true }] as const) {
      const effect = inOrder({ ...gets(others, 'turn', power(1000)), ...alsoLater }, gone);
      const duel = casting(begin, effect, TWO);
      expect(powersOf(duel, 'p1', [...CARDS, doing(effect)])).toEqual([
        'Fear Fang 3000',
        'Filler 2000',
        'Burning Mane 2000',
      ]);
    }
  });

  driven('each keeps the effects on the pile', (begin) => {
    const effect = inOrder(gets(yourCreatures({ names: ['Tower'] }), 'turn', power(1000)), gone);
    const duel = casting(begin, effect, TWO);
    expect(powersOf(duel, 'p1', [...CARDS, doing(effect)])).toEqual([
      'Fear Fang 4000',
      'Filler 1000',
      'Burning Mane 3000',
    ]);
  });

  driven('and does so too where it is destroyed by an opponent', (begin) => {
    const duel = begin({
      cards: [...CARDS, doing(destroy(choose(opponentsCreatures({ names: ['Tower'] }))))],
      p1: { hand: ['Doing'], manaZone: { nature: 1 }, battleZone: ['Filler'] },
      p2: { battleZone: [{ name: 'Tower', over: TWO }] },
    }).use('Cast Doing');
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([[...TWO], ['Tower']]);
  });
});

describe('what comes apart in an attack (801.2a, 804.4a)', () => {
  const attacked = (begin: Begin) =>
    begin({
      step: 'attack',
      cards: CARDS,
      p1: { battleZone: [{ name: 'Fleeting', over: TWO }, 'Filler'] },
      p2: { shieldZone: ['Seamine', 'Seamine'] },
    }).choose('Fleeting attacks the player');

  driven('goes on with the creature that its player chooses', (begin) => {
    const duel = attacked(begin);
    expect([duel.asked, duel.options]).toEqual(['p1 choose', [...TWO]]);
    duel.choose('Burning Mane');
    expect(duel.battleZones.p1).toEqual(['Burning Mane (tapped)', 'Filler', 'Fear Fang (tapped)']);
    expect(duel.duel.game.attack?.attacker).toBe(duel.duel.game.zones.p1.battleZone[0]?.id);
  });

  driven('and breaks a shield', (begin) => {
    const duel = attacked(begin).choose('Fear Fang').choose('Shield 1');
    expect(duel.count('p2', 'shieldZone')).toBe(1);
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('801.4c creatures that come apart', () => {
  driven('are not put, so that nothing can forbid it', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Spiral Gate'],
        manaZone: { water: 2 },
        battleZone: [
          { name: 'Soul Phoenix, Avatar of Unity', over: ['Cocco Lupia', 'Terradragon Regarion'] },
        ],
      },
      p2: { battleZone: ['Senno, Brainwash'] },
    });
    duel.use('Cast Spiral Gate').choose('Soul Phoenix, Avatar of Unity');
    expect(duel.battleZones.p1).toEqual(['Cocco Lupia', 'Terradragon Regarion']);
  });
});
