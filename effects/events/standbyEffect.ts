import type { CardObject } from '../../table/nouns.ts';
import type { Activated, Triggered } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import { bindingsOf } from '../questions/triggering.ts';
import type { FactBody } from '../state/facts.ts';
import type { StandbyEffect } from '../state/game.ts';

export function trigger(
  play: Play,
  bearer: CardObject,
  name: string,
  ability: Triggered,
  fact: FactBody,
): void {
  putOnStandby(play, {
    player: bearer.owner,
    source: { object: bearer.id, name },
    ability,
    shieldUse: undefined,
    bound: bindingsOf(fact),
    named: {},
    declared: false,
    card: undefined,
    event: fact.kind,
    mode: undefined,
  });
}

/** 602.1, 603.2. Puts an effect on standby, where it no longer depends on its source (110.5a). */
export function putOnStandby(play: Play, effect: Omit<StandbyEffect, 'id'>): void {
  const id = play.nextEffect();
  play.triggered.push({ id, ...effect });
  play.note(
    {
      kind: 'effectTriggered',
      player: effect.player,
      object: effect.source.object,
      name: effect.source.name,
      effect: id,
      event: effect.event,
    },
    effect.ability?.kind === 'keyword' ? '602.1' : '603.2',
  );
}

/** 602.1, 602.2. The effect goes on standby once a creature was tapped, or left tapped, for it. */
export function activate(play: Play, bearer: CardObject, by: CardObject, ability: Activated): void {
  play.note(
    { kind: 'abilityActivated', ...play.about(bearer), ability: ability.name, by: by.id },
    ability.name === 'silentSkill' ? '501.1a' : '602.1',
  );
  const { player, object, name } = play.about(bearer);
  putOnStandby(play, {
    player,
    source: { object, name },
    ability,
    shieldUse: undefined,
    bound: { that: [by.id] },
    named: {},
    declared: false,
    card: undefined,
    event: 'abilityActivated',
    mode: undefined,
  });
}

export function declared(
  object: CardObject,
  name: string,
  ability: Triggered,
  fact: FactBody,
): Omit<StandbyEffect, 'id'> {
  return {
    player: object.owner,
    source: { object: object.id, name },
    ability,
    shieldUse: undefined,
    bound: bindingsOf(fact),
    named: {},
    declared: true,
    card: object.card,
    event: fact.kind,
    mode: undefined,
  };
}
