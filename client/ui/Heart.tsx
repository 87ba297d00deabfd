import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { IconAction } from './IconAction';

type HeartProps = {
  /** Who or what is saved: its only name is "Save" and this. */
  what: string;
  saved: boolean;
  onPress: () => void;
  onPicture?: boolean;
};

/** Keeps something in mind: filled while it is saved. */
export const Heart = ({ what, saved, onPress, onPicture }: HeartProps) => (
  <IconAction
    icon={saved ? IconHeartFilled : IconHeart}
    label={`Save ${what}`}
    pressed={saved}
    onClick={onPress}
    onPicture={onPicture}
  />
);
