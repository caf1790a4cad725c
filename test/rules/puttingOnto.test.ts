import {
  any,
  called,
  cannot,
  choose,
  countOf,
  creature,
  draw,
  evolution,
  evolutionCreature,
  has,
  inOrder,
  opponentsCreatures,
  opponentsHand,
  power,
  putOnto,
  self,
  spell,
  spellAbility,
  stays,
  tap,
  the,
  times,
  topOfDeckTo,
  useFree,
  useOnto,
  whenPut,
  whenPutOnto,
  wouldLeave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import type { CardDefinition, Keyword } from '../../effects/language/vocabulary.ts';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const beast = creature({ ...plain, name: 'Beast', power: 2000 });
const fromGraveyard: Keyword = {
  kind: 'keyword',
  name: 'evolution',
  base: { type: 'creature' },
  from: 'graveyard',
};
const revenant = evolutionCreature({ ...plain, name: 'Revenant', power: 5000, abilities: [fromGraveyard] });
const graft = spell({
  ...plain,
  name: 'Graft',
  abilities: [spellAbility(putOnto(choose(yourHand({ type: 'creature' })), choose(opponentsCreatures())))],
});
const theft = spell({
  ...plain,
  name: 'Theft',
  abilities: [spellAbility(useOnto(choose(opponentsHand()), choose(yourCreatures())))],
});
const again = spell({
  ...plain,
  name: 'Again',
  abilities: [spellAbility(inOrder(useFree(choose(yourCreatures())), draw()))],
});
const cards: readonly CardDefinition[] = [beast, revenant, graft, theft, again];

describe('801.1 a card is put on cards of its own player', () => {
  driven('and not on those of the opponent', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Graft', 'Beast'], manaZone: { nature: 1 } },
      p2: { battleZone: ['Beast'] },
    });
    duel.use('Cast Graft');
    expect(duel.zone('p1', 'hand')).toEqual(['Beast']);
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Beast'] });
    expect(duel.asked).toBe('p2 charge');
  });

  driven('nor is a card of the opponent used onto them', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Theft'], manaZone: { nature: 1 }, battleZone: ['Beast'] },
      p2: { hand: ['Beast'] },
    });
    duel.use('Cast Theft');
    expect(duel.zone('p2', 'hand')).toEqual(['Beast']);
    expect(duel.battleZones).toEqual({ p1: ['Beast'], p2: [] });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('and not on itself', (begin) => {
    const ouroboros = spell({
      ...plain,
      name: 'Ouroboros',
      abilities: [spellAbility(putOnto(choose(yourCreatures({ evolution: true })), yourCreatures()))],
    });
    const position = {
      cards: [...cards, ouroboros],
      p1: { hand: ['Ouroboros'], manaZone: { nature: 1 } },
    };
    const lone = { battleZone: [{ name: 'Revenant', over: ['Beast'] }] };
    const alone = begin({ ...position, p1: { ...position.p1, ...lone } }).use('Cast Ouroboros');
    expect(alone.battleZones.p1).toEqual(['Revenant (over Beast)']);
    expect(alone.facts('cardMoved')).toEqual(['cardMoved Ouroboros']);
    const duel = begin({ ...position, p1: { ...position.p1, battleZone: ['Revenant', 'Beast'] } });
    const beastId = duel.duel.game.zones.p1.battleZone[1]?.id;
    duel.use('Cast Ouroboros');
    expect(duel.battleZones.p1).toEqual(['Revenant (over Beast)']);
    expect(duel.duel.game.zones.p1.battleZone[0]?.id).toBe(beastId);
  });

  driven('an evolution creature that names the graveyard takes its base from there', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Revenant'], manaZone: { nature: 1 }, graveyard: ['Beast'] },
      p2: { battleZone: ['Beast'] },
    });
    duel.use('Summon Revenant');
    expect(duel.battleZones).toEqual({ p1: ['Revenant (over Beast)'], p2: ['Beast'] });
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('601.1 a card in the battle zone', () => {
  driven('is not used from there', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Again'], manaZone: { nature: 1 }, battleZone: [{ name: 'Beast', over: ['Beast'] }] },
      p2: { battleZone: ['Beast'] },
    });
    duel.use('Cast Again');
    expect(duel.battleZones.p2).toEqual(['Beast']);
    expect(duel.duel.game.zones.p1.battleZone.map(({ under }) => under.length)).toEqual([1]);
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('801.1 what is put onto something may come from the battle zone', () => {
  const banner = creature({
    ...plain,
    name: 'Banner',
    power: 9000,
    abilities: [
      whenPutOnto(any('you'), { names: ['Beast'] }, draw()),
      whenPutOnto(any('you'), { names: ['Banner'] }, draw(3)),
      whenPut(any('you'), topOfDeckTo('manaZone')),
    ],
  });
  const clinging = evolutionCreature({
    ...plain,
    name: 'Clinging',
    power: 5000,
    abilities: [evolution({}), wouldLeave(self, stays)],
  });
  const stack = spell({
    ...plain,
    name: 'Stack',
    abilities: [
      spellAbility(
        putOnto(choose(yourCreatures({ evolution: true })), choose(yourCreatures({ names: ['Beast'] }))),
      ),
    ],
  });

  driven('it has been put onto that, but not put into the battle zone, and has not left it', (begin) => {
    const duel = begin({
      cards: [...cards, banner, clinging, stack],
      p1: {
        hand: ['Stack'],
        manaZone: { nature: 1 },
        battleZone: [{ name: 'Clinging', over: ['Fear Fang'] }, 'Beast', 'Banner'],
      },
    });
    duel.use('Cast Stack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Clinging (over Beast)', 'Banner']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([1, 1]);
  });

  driven('and from the hand it has been put both onto that and into the battle zone', (begin) => {
    const duel = begin({
      cards: [...cards, banner, clinging],
      p1: { hand: ['Clinging'], manaZone: { nature: 1 }, battleZone: ['Beast', 'Banner'] },
    });
    duel.use('Summon Clinging').choose('Beast');
    expect(duel.asked).toBe('p1 standby');
    duel.duel.choose([0, 1]);
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([1, 2]);
  });

  driven('101.2 also where it cannot leave', (begin) => {
    const bound = evolutionCreature({
      ...plain,
      name: 'Bound',
      power: 5000,
      abilities: [evolution({}), has(cannot({ do: 'move', from: 'battleZone' }))],
    });
    const duel = begin({
      cards: [...cards, bound, stack],
      p1: {
        hand: ['Stack'],
        manaZone: { nature: 1 },
        battleZone: [{ name: 'Bound', over: ['Fear Fang'] }, 'Beast'],
      },
    });
    duel.use('Cast Stack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Bound (over Beast)']);
  });

  driven('409.1c and stays a creature of the battle zone meanwhile', (begin) => {
    const vassal = creature({
      ...plain,
      name: 'Vassal',
      power: 0,
      abilities: [has(power(times(1000, countOf(yourCreatures({ names: ['Clinging'] })))))],
    });
    const duel = begin({
      cards: [...cards, clinging, stack, vassal],
      p1: {
        hand: ['Stack'],
        manaZone: { nature: 1 },
        battleZone: [{ name: 'Clinging', over: ['Fear Fang'] }, 'Beast', 'Vassal'],
      },
    });
    duel.use('Cast Stack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Clinging (over Beast)', 'Vassal']);
  });

  driven('101.3 what can be put on nothing does not become pending', (begin) => {
    const vassal = creature({
      ...plain,
      name: 'Vassal',
      power: 0,
      abilities: [has(power(times(1000, countOf(yourHand()))))],
    });
    const orphan = putOnto(choose(yourHand()), choose(yourCreatures({ names: ['Beast'] })));
    const graft = spell({ ...plain, name: 'Vain Graft', abilities: [spellAbility(orphan)] });
    const duel = begin({
      cards: [...cards, graft, vassal],
      p1: { hand: ['Vain Graft', 'Beast'], manaZone: { nature: 1 }, battleZone: ['Vassal'] },
    });
    duel.use('Cast Vain Graft');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Vassal'], ['Beast']]);
  });

  driven('605.2c a later part of the effect speaks of what it was put or used on', (begin) => {
    const on = called(choose(yourCreatures({ names: ['Beast'] })), 'base');
    for (const effect of [putOnto(choose(yourHand()), on), useOnto(choose(yourHand()), on)]) {
      const order = spell({
        ...plain,
        name: 'Order',
        abilities: [spellAbility(inOrder(effect, tap(the('base'))))],
      });
      const duel = begin({
        cards: [...cards, clinging, order],
        p1: { hand: ['Order', 'Clinging'], manaZone: { nature: 1 }, battleZone: ['Beast', 'Fear Fang'] },
      });
      duel.use('Cast Order');
      expect(duel.battleZones.p1).toEqual(['Clinging (tapped, over Beast)', 'Fear Fang']);
    }
  });

  driven('603.5 which it sees once itself', (begin) => {
    const proud = evolutionCreature({
      ...plain,
      name: 'Proud',
      power: 5000,
      abilities: [evolution({}), whenPutOnto(any('you'), { names: ['Beast'] }, draw())],
    });
    const duel = begin({
      cards: [...cards, proud, stack],
      p1: {
        hand: ['Stack'],
        manaZone: { nature: 1 },
        battleZone: [{ name: 'Proud', over: ['Fear Fang'] }, 'Beast'],
      },
    });
    duel.use('Cast Stack');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Fear Fang', 'Proud (over Beast)'], 1]);
  });
});
