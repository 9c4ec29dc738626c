// Everything on the stage that is painted in one palette, and so is built anew for another: room, things, marks and trials.
import { Scene } from 'three';
import type { Easel } from './easel';
import { looks, type Looks } from './looks';
import { HandLayer } from './handling';
import { Ledges } from './ledges';
import { MarkLayer } from './marks';
import type { Motion } from './motion';
import type { Palette } from './hall';
import { Room } from './room';
import { Things } from './things';
import { TrialLayer } from './trying';

export class Scenery {
  readonly scene = new Scene();
  readonly looks: Looks;
  readonly room: Room;
  readonly marks: MarkLayer;
  readonly trial: TrialLayer;
  readonly hand: HandLayer;
  readonly things: Things;
  readonly ledges: Ledges;

  constructor(palette: Palette, easel: Easel, motion: Motion) {
    this.looks = looks(palette);
    this.room = new Room(this.looks);
    this.room.lamp.shadow.mapSize.setScalar(easel.weak ? 1024 : 2048);
    this.marks = new MarkLayer(this.looks);
    this.trial = new TrialLayer(this.looks);
    this.hand = new HandLayer(this.looks, this.marks.another(2));
    this.scene.add(this.room.group, this.marks.group, this.trial.group, this.hand.group);
    easel.renderer.toneMappingExposure = this.looks.exposure;
    this.things = new Things(this.scene, this.looks, easel, motion, this.room.ceiling);
    this.ledges = new Ledges(this.looks, this.things.wardrobe);
    this.scene.add(this.ledges.group);
  }

  dispose(): void {
    for (const part of [this.ledges, this.things, this.room, this.hand, this.marks, this.trial]) part.dispose();
  }
}
