import "./avatar.scss";

import { avatarColour, initialsOf } from "@/shared/format/initials";

interface AvatarProps {
  name: string;
  image?: string;
}

/** A person's picture, else their initials, drawn by the stylesheet. Screen readers read the name beside it. */
export function Avatar({ name, image }: AvatarProps) {
  if (image) return <img className="avatar" src={image} alt="" />;
  return <span className={`avatar avatar-${avatarColour(name)}`} data-initials={initialsOf(name)} />;
}
