import {
  any,
  battle,
  cannot,
  choose,
  creature,
  destroy,
  has,
  instead,
  insteadDo,
  opponentsCreatures,
  other,
  returnToHand,
  self,
  spell,
  spellAbility,
  wouldBeDestroyed,
  wouldBeDestroyedByBattle,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { name: 'Sender', civilizations: ['nature'], cost: 1, power: 2000 } as const;

/** In place of being destroyed by a battle, it sends what has beaten it back to the hand, and stays. */
const SENDER = creature({
  ...plain,
  abilities: [wouldBeDestroyedByBattle(self, insteadDo(returnToHand(other)))],
});

const inAttackStep = (begin: Begin, attacker: string, attacked: string, p2: readonly string[] = []) =>
  begin({
    step: 'attack',
    cards: [SENDER],
    p1: { battleZone: [attacker, 'Filler'] },
    p2: { battleZone: [{ name: attacked, tapped: true }, ...p2] },
  }).choose(`${attacker} attacks ${attacked}`);

describe('what would be destroyed by a battle (609.1, 703.4d)', () => {
  driven('knows what it has lost the battle against', (begin) => {
    const duel = inAttackStep(begin, 'Sender', 'Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Sender (tapped)', 'Filler'], p2: [] });
    expect(duel.names('p2', 'hand')).toEqual(['Fear Fang']);
  });

  driven('is replaced where the other creature is destroyed too', (begin) => {
    const duel = inAttackStep(begin, 'Aqua Hulcus', 'Sender');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Sender (tapped)'] });
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([['Aqua Hulcus'], []]);
  });

  driven('for each of two that battle each other', (begin) => {
    const duel = inAttackStep(begin, 'Sender', 'Sender');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: [] });
    expect([duel.names('p1', 'hand'), duel.names('p2', 'hand')]).toEqual([['Sender'], ['Sender']]);
  });

  driven('also in a battle that an effect makes, but not by an effect that destroys', (begin) => {
    const casting = (effect: ReturnType<typeof destroy>) => {
      const doing = spell({
        name: 'Doing',
        civilizations: ['nature'],
        cost: 1,
        abilities: [spellAbility(effect)],
      });
      return begin({
        cards: [SENDER, doing],
        p1: { hand: ['Doing'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Sender'] },
      }).use('Cast Doing');
    };
    const fought = casting(battle(choose(yourCreatures()), choose(opponentsCreatures())));
    expect([fought.names('p1', 'hand'), fought.battleZones]).toEqual([
      ['Fear Fang'],
      { p1: [], p2: ['Sender'] },
    ]);
    const destroyed = casting(destroy(opponentsCreatures()));
    expect([destroyed.names('p2', 'graveyard'), destroyed.battleZones.p1]).toEqual([
      ['Sender'],
      ['Fear Fang'],
    ]);
  });

  driven('not where the creature cannot be destroyed by it, nor where the other cannot leave', (begin) => {
    const stubborn = creature({
      ...plain,
      name: 'Stubborn',
      abilities: [...SENDER.abilities, has(cannot({ do: 'beDestroyedByBattle' }))],
    });
    const rooted = creature({
      ...plain,
      name: 'Rooted',
      power: 5000,
      abilities: [has(cannot({ do: 'move', from: 'battleZone' }))],
    });
    const fought = (attacker: string, attacked: string) =>
      begin({
        step: 'attack',
        cards: [SENDER, stubborn, rooted],
        p1: { battleZone: [attacker, 'Filler'] },
        p2: { battleZone: [{ name: attacked, tapped: true }] },
      }).choose(`${attacker} attacks ${attacked}`).battleZones;
    expect(fought('Stubborn', 'Fear Fang')).toEqual({
      p1: ['Stubborn (tapped)', 'Filler'],
      p2: ['Fear Fang (tapped)'],
    });
    expect(fought('Sender', 'Rooted')).toEqual({ p1: ['Filler'], p2: ['Rooted (tapped)'] });
  });

  driven('one replacement is chosen of those for any destruction and for battles (609.8)', (begin) => {
    const both = creature({
      ...plain,
      name: 'Both',
      abilities: [...SENDER.abilities, wouldBeDestroyed(any('you', { itself: true }), instead('manaZone'))],
    });
    const duel = begin({
      step: 'attack',
      cards: [both],
      p1: { battleZone: ['Both', 'Filler'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    }).choose('Both attacks Fear Fang');
    expect([duel.asked, duel.options.length]).toEqual(['p1 replace', 2]);
  });
});
