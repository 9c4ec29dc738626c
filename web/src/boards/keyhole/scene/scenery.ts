// Everything on the stage that is painted in one palette, and so is built anew for another: room, things, marks and trials.
import { Scene } from 'three';
import type { Easel } from './easel';
import { looks, type Looks } from './looks';
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
  readonly things: Things;

  constructor(palette: Palette, easel: Easel, motion: Motion) {
    this.looks = looks(palette);
    this.room = new Room(this.looks);
    this.room.lamp.shadow.mapSize.setScalar(easel.weak ? 1024 : 2048);
    this.marks = new MarkLayer(this.looks);
    this.trial = new TrialLayer(this.looks);
    this.scene.add(this.room.group, this.marks.group, this.trial.group);
    easel.renderer.toneMappingExposure = this.looks.exposure;
    this.things = new Things(this.scene, this.looks, easel, motion);
  }

  dispose(): void {
    for (const part of [this.things, this.room, this.marks, this.trial]) part.dispose();
  }
}
