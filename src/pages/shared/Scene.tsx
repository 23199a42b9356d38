import { styled } from '@mui/material/styles';
import { Picture } from '@lasakita/ui/Picture';
import { altText, pictureAsset } from '@/content/pictures';

const shapeOf = (name: string) => {
  const { width = 1, height = 1 } = pictureAsset(name) ?? {};
  return String(width / height);
};

const Frame = styled('div', {
  shouldForwardProp: (prop) => prop !== 'picture' && prop !== 'upright',
})<{ picture: string; upright: string }>(({ picture, upright }) => ({
  position: 'relative',
  aspectRatio: shapeOf(picture),
  '@media (orientation: portrait)': { aspectRatio: shapeOf(upright) },
}));

export interface SceneProps {
  /** The name of a wide picture that shows exactly what a pack or a sack makes (COUNT-3). */
  picture: string;
  /** The same for upright screens. */
  upright: string;
}

/** A counted scene as wide as the screen, whole. */
export function Scene({ picture, upright }: SceneProps) {
  return (
    <Frame picture={picture} upright={upright}>
      <Picture
        fill
        asset={pictureAsset(picture)}
        upright={pictureAsset(upright)}
        alt={altText(picture)}
      />
    </Frame>
  );
}
