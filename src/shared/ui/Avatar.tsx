import { avatarColour, initialsOf } from "@/shared/format/initials";

interface AvatarProps {
  name: string;
  image?: string;
}

/** A person's picture, or else their initials. The name stands beside it, so it says nothing to screen readers. */
export function Avatar({ name, image }: AvatarProps) {
  if (image) return <img className="avatar" src={image} alt="" />;
  return (
    <span className={`avatar avatar-${avatarColour(name)}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
