import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { quickWriter } from '../test/render';
import { DoorPhone } from './door-phone';
import { Scanner } from './Scanner';

/** What the page has asked of the camera’s light, in order. */
let asked: boolean[] = [];

const { play } = HTMLMediaElement.prototype;
const { getContext } = HTMLCanvasElement.prototype;
beforeEach(() => {
  asked = [];
  HTMLMediaElement.prototype.play = async () => undefined;
  HTMLCanvasElement.prototype.getContext = (() => ({})) as never;
});
afterEach(() => {
  Object.assign(HTMLMediaElement.prototype, { play });
  Object.assign(HTMLCanvasElement.prototype, { getContext });
  delete (navigator as { mediaDevices?: unknown }).mediaDevices;
});

type Asked = { advanced: { torch: boolean }[] };

/** A phone whose rear camera opens like this. */
function phoneWith(getUserMedia: () => Promise<object>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  const page = createElement(Scanner, {
    phone: new DoorPhone(null),
    onBack: () => undefined,
    onFound: () => undefined,
  });
  return { user: quickWriter(), ...render(page) };
}

/** A camera with these capabilities; its light can be broken. */
function camera(capabilities: object, isBroken = false) {
  const applyConstraints = async ({ advanced }: Asked) => {
    if (isBroken) throw new DOMException('No light', 'OverconstrainedError');
    asked.push(...advanced.map(({ torch }) => torch));
  };
  const track = { getCapabilities: () => capabilities, applyConstraints, stop: () => undefined };
  return async () => ({ getVideoTracks: () => [track], getTracks: () => [track] });
}

const light = () => screen.findByRole('button', { name: 'Light' });

describe('the light', () => {
  it('of the camera is switched on and off, and comes on again with the next scan', async () => {
    const first = phoneWith(camera({ torch: true }));
    expect(await light()).toHaveAttribute('aria-pressed', 'false');
    await first.user.click(await light());
    await waitFor(async () => expect(await light()).toHaveAttribute('aria-pressed', 'true'));
    first.unmount();
    const second = phoneWith(camera({ torch: true }));
    await waitFor(async () => expect(await light()).toHaveAttribute('aria-pressed', 'true'));
    await second.user.click(await light());
    await waitFor(async () => expect(await light()).toHaveAttribute('aria-pressed', 'false'));
    expect(asked).toEqual([true, true, false]);
  });

  it('that doesn’t come on isn’t shown as on', async () => {
    const { user } = phoneWith(camera({ torch: true }, true));
    await user.click(await light());
    expect(await screen.findByText('We couldn’t switch the light on.')).toBeVisible();
    expect(await light()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not offered by a camera that has none', async () => {
    phoneWith(camera({}));
    expect(await screen.findByText('Hold the code inside the frame.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
  });
});

it.each([
  ['NotAllowedError', 'Your browser won’t let this page use the camera.'],
  ['NotFoundError', 'We couldn’t open a camera on this phone.'],
])('a camera that answers %s leads to names and codes', async (name, says) => {
  phoneWith(() => Promise.reject(new DOMException('No camera', name)));
  expect(await screen.findByRole('alert')).toHaveTextContent(says);
  expect(screen.getByRole('button', { name: 'Find them by name or code' })).toBeVisible();
});
